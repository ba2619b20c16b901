import { call } from '../endpoint.ts';

export type { Review } from './reviews.schema.ts';

const area = {
  tag: 'catalogue',
  access: 'public',
  flag: 'products.reviews',
  schemas: () => import('./reviews.schema.ts'),
} as const;

export const listReviews = call(area, 'listReviews', 'GET /store/product/:id/reviews', { cacheSeconds: 30 });
