import { endpoint, type OutputOf } from './endpoint.ts';

export const readOftenBought = endpoint({
  name: 'readOftenBought',
  tag: 'orders',
  method: 'GET',
  path: '/store/:storeId/often-bought',
  access: 'customer',
  schemas: async () => (await import('./often-bought.schema.ts')).readOftenBought,
});

export type OftenBought = OutputOf<typeof readOftenBought>;
