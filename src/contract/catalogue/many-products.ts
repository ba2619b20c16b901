import { call } from '../endpoint.ts';

export type { ManyChange, ProductOutcome } from './many-products.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./many-products.schema.ts'),
} as const;

export const updateProducts = call(area, 'updateProducts', 'POST /products/changes', {
  idempotent: true,
  scope: 'products:write',
});
