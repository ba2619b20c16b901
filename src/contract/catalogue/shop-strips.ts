import { call } from '../endpoint.ts';

const area = { tag: 'catalogue', access: 'public', schemas: () => import('./catalogue.schema.ts') } as const;

export const listNewArrivals = call(area, 'listNewArrivals', 'GET /store/:storeId/new-arrival-list', {
  flag: 'products.newArrivals',
  cacheSeconds: 5,
});

export const listBestSellers = call(area, 'listBestSellers', 'GET /store/:storeId/best-seller-list', {
  flag: 'products.bestSellers',
  cacheSeconds: 5,
});
