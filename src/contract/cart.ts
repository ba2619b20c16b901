import { endpoint } from './endpoint.ts';

export type { AccountCart, CartFigures } from './cart.schema.ts';

export const readCart = endpoint({
  name: 'readCart',
  summary: "The caller's cart in a store, the same on every device",
  tag: 'cart',
  method: 'GET',
  path: '/cart',
  access: 'customer',
  schemas: async () => (await import('./cart.schema.ts')).readCart,
});

export const writeCart = endpoint({
  name: 'writeCart',
  summary: 'Bring what a device has changed in its cart; joined with what other devices have, nothing doubled',
  tag: 'cart',
  method: 'PUT',
  path: '/cart',
  access: 'customer',
  schemas: async () => (await import('./cart.schema.ts')).writeCart,
  idempotent: true,
});

export const readCartFigures = endpoint({
  name: 'readCartFigures',
  summary: "What a cart costs now in a store, with today's products; for visitors too",
  tag: 'cart',
  method: 'GET',
  path: '/cart/figures',
  access: 'public',
  schemas: async () => (await import('./cart.schema.ts')).readCartFigures,
});
