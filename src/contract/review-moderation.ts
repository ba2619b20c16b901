import { endpoint } from './endpoint.ts';

export type { StaffReview } from './reviews.schema.ts';

export const listAllReviews = endpoint({
  name: 'listAllReviews',
  tag: 'back office',
  method: 'GET',
  path: '/reviews',
  access: 'CAN_MANAGE_PRODUCTS',
  flag: 'products.reviews',
  schemas: async () => (await import('./reviews.schema.ts')).listAllReviews,
});

export const moderateReview = endpoint({
  name: 'moderateReview',
  tag: 'back office',
  method: 'PUT',
  path: '/reviews/:id',
  access: 'CAN_MANAGE_PRODUCTS',
  flag: 'products.reviews',
  idempotent: true,
  schemas: async () => (await import('./reviews.schema.ts')).moderateReview,
});
