import { call, type OutputOf } from '../endpoint.ts';

const area = { tag: 'orders', access: 'customer', schemas: () => import('./often-bought.schema.ts') } as const;

export const readOftenBought = call(area, 'readOftenBought', 'GET /store/:storeId/often-bought');

export type OftenBought = OutputOf<typeof readOftenBought>;
