import { call } from '../endpoint.ts';

export type { Shop, ShopFigures, Store } from './stores.schema.ts';

const area = { tag: 'stores', access: 'public', schemas: () => import('./stores.schema.ts') } as const;

export const listStores = call(area, 'listStores', 'GET /store/list', { cacheSeconds: 300 });

export const readStore = call(area, 'readStore', 'GET /store/:id/information', { cacheSeconds: 300 });

export const readShop = call(area, 'readShop', 'GET /shop', { cacheSeconds: 300 });
