import { call } from '../endpoint.ts';

export type { OwnReview } from './reviews.schema.ts';

const area = {
  tag: 'accounts',
  access: 'customer',
  flag: 'products.reviews',
  schemas: () => import('./reviews.schema.ts'),
} as const;

// A customer has one review of a product at most, so that the product's id names it.

export const addReview = call(area, 'addReview', 'POST /store/product/:id/reviews', { idempotent: true });

export const editReview = call(area, 'editReview', 'PUT /store/product/:id/reviews', { idempotent: true });

export const withdrawReview = call(area, 'withdrawReview', 'DELETE /store/product/:id/reviews', { idempotent: true });

export const listOwnReviews = call(area, 'listOwnReviews', 'GET /customer-profiles/me/reviews');
