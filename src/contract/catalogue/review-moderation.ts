import { call } from '../endpoint.ts';

export type { StaffReview } from './reviews.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  flag: 'products.reviews',
  schemas: () => import('./reviews.schema.ts'),
} as const;

export const listAllReviews = call(area, 'listAllReviews', 'GET /reviews');

export const moderateReview = call(area, 'moderateReview', 'PUT /reviews/:id', { idempotent: true });
