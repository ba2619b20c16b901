import { call } from '../endpoint.ts';

export type { Review } from './reviews.schema.ts';

const area = { tag: 'catalogue', schemas: () => import('./reviews.schema.ts') } as const;

export const listReviews = call(area, 'listReviews', 'GET /store/product/:id/reviews', {
  access: 'public',
  flag: 'products.reviews',
  cacheSeconds: 30,
});
