import { call, type OutputOf } from '../endpoint.ts';

const shop = { tag: 'catalogue', access: 'public', schemas: () => import('./catalogue.schema.ts') } as const;
const own = { tag: 'orders', access: 'customer', schemas: () => import('./often-bought.schema.ts') } as const;

export const listNewArrivals = call(shop, 'listNewArrivals', 'GET /store/:storeId/new-arrival-list', {
  flag: 'products.newArrivals',
  cacheSeconds: 5,
});

export const listBestSellers = call(shop, 'listBestSellers', 'GET /store/:storeId/best-seller-list', {
  flag: 'products.bestSellers',
  cacheSeconds: 5,
});

export const readOftenBought = call(own, 'readOftenBought', 'GET /store/:storeId/often-bought');

export type OftenBought = OutputOf<typeof readOftenBought>;
