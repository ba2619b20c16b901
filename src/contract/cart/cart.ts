import { call } from '../endpoint.ts';

export type { AccountCart, CartFigures } from './cart.schema.ts';

const area = { tag: 'cart', access: 'customer', schemas: () => import('./cart.schema.ts') } as const;

export const readCart = call(area, 'readCart', 'GET /cart');

export const writeCart = call(area, 'writeCart', 'PUT /cart', { idempotent: true });

export const readCartFigures = call(area, 'readCartFigures', 'GET /cart/figures', { access: 'public' });
