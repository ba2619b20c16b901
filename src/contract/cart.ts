import { endpoint } from './endpoint.ts';

export type { AccountCart, CartFigures } from './cart.schema.ts';

export const readCart = endpoint({
  name: 'readCart',
  tag: 'cart',
  method: 'GET',
  path: '/cart',
  access: 'customer',
  schemas: async () => (await import('./cart.schema.ts')).readCart,
});

export const writeCart = endpoint({
  name: 'writeCart',
  tag: 'cart',
  method: 'PUT',
  path: '/cart',
  access: 'customer',
  schemas: async () => (await import('./cart.schema.ts')).writeCart,
  idempotent: true,
});

export const readCartFigures = endpoint({
  name: 'readCartFigures',
  tag: 'cart',
  method: 'GET',
  path: '/cart/figures',
  access: 'public',
  schemas: async () => (await import('./cart.schema.ts')).readCartFigures,
});
