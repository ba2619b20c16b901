import { call } from '../endpoint.ts';

export type { Shop, ShopFigures, Store } from './stores.schema.ts';

const area = { tag: 'stores', schemas: () => import('./stores.schema.ts') } as const;

export const listStores = call(area, 'listStores', 'GET /store/list', {
  access: 'public',
  cacheSeconds: 300,
});

export const readStore = call(area, 'readStore', 'GET /store/:id/information', {
  access: 'public',
  cacheSeconds: 300,
});

export const readShop = call(area, 'readShop', 'GET /shop', {
  access: 'public',
  cacheSeconds: 300,
});
