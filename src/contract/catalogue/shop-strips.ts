import { call } from '../endpoint.ts';

const area = { tag: 'catalogue', schemas: () => import('./catalogue.schema.ts') } as const;

export const listNewArrivals = call(area, 'listNewArrivals', 'GET /store/:storeId/new-arrival-list', {
  access: 'public',
  flag: 'products.newArrivals',
  cacheSeconds: 5,
});

export const listBestSellers = call(area, 'listBestSellers', 'GET /store/:storeId/best-seller-list', {
  access: 'public',
  flag: 'products.bestSellers',
  cacheSeconds: 5,
});
