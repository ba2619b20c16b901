import { endpoint } from './endpoint.ts';

export type { OwnReview } from './reviews.schema.ts';

// A customer has one review of a product at most, so that the product's id names it.

export const addReview = endpoint({
  name: 'addReview',
  tag: 'accounts',
  method: 'POST',
  path: '/store/product/:id/reviews',
  access: 'customer',
  flag: 'products.reviews',
  idempotent: true,
  schemas: async () => (await import('./reviews.schema.ts')).addReview,
});

export const editReview = endpoint({
  name: 'editReview',
  tag: 'accounts',
  method: 'PUT',
  path: '/store/product/:id/reviews',
  access: 'customer',
  flag: 'products.reviews',
  idempotent: true,
  schemas: async () => (await import('./reviews.schema.ts')).editReview,
});

export const withdrawReview = endpoint({
  name: 'withdrawReview',
  tag: 'accounts',
  method: 'DELETE',
  path: '/store/product/:id/reviews',
  access: 'customer',
  flag: 'products.reviews',
  idempotent: true,
  schemas: async () => (await import('./reviews.schema.ts')).withdrawReview,
});

export const listOwnReviews = endpoint({
  name: 'listOwnReviews',
  tag: 'accounts',
  method: 'GET',
  path: '/customer-profiles/me/reviews',
  access: 'customer',
  flag: 'products.reviews',
  schemas: async () => (await import('./reviews.schema.ts')).listOwnReviews,
});
