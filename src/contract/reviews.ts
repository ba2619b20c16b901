import { endpoint } from './endpoint.ts';

export type { Review } from './reviews.schema.ts';

export const listReviews = endpoint({
  name: 'listReviews',
  tag: 'catalogue',
  method: 'GET',
  path: '/store/product/:id/reviews',
  access: 'public',
  flag: 'products.reviews',
  schemas: async () => (await import('./reviews.schema.ts')).listReviews,
  cacheSeconds: 30,
});
