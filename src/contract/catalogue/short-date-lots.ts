import { call } from '../endpoint.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./short-date-lots.schema.ts'),
} as const;

export const createShortDateLot = call(area, 'createShortDateLot', 'POST /products/:id/short-date-lots', {
  idempotent: true,
  scope: 'products:write',
});
