import { endpoint } from './endpoint.ts';

export const listNewArrivals = endpoint({
  name: 'listNewArrivals',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/new-arrival-list',
  access: 'public',
  flag: 'products.newArrivals',
  schemas: async () => (await import('./catalogue.schema.ts')).listNewArrivals,
  cacheSeconds: 5,
});

export const listBestSellers = endpoint({
  name: 'listBestSellers',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/best-seller-list',
  access: 'public',
  flag: 'products.bestSellers',
  schemas: async () => (await import('./catalogue.schema.ts')).listBestSellers,
  cacheSeconds: 5,
});
