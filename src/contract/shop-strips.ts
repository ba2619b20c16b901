import { endpoint } from './endpoint.ts';

/** What a featured list takes and answers, these take and answer. */
const schemas = async () => (await import('./catalogue.schema.ts')).listFeaturedProducts;

export const listNewArrivals = endpoint({
  name: 'listNewArrivals',
  summary: 'What came onto the shelves of a store in the last 60 days, the newest first, 12 at most, none sold out',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/new-arrival-list',
  access: 'public',
  flag: 'products.newArrivals',
  schemas,
  cacheSeconds: 5,
});

export const listBestSellers = endpoint({
  name: 'listBestSellers',
  summary: 'What stood in the most orders of a store in the last 28 days, 12 at most, none sold out',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/:storeId/best-seller-list',
  access: 'public',
  flag: 'products.bestSellers',
  schemas,
  cacheSeconds: 5,
});
