import { call } from '../endpoint.ts';

export type { OfferRow, RowResult } from './offers.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./offers.schema.ts'),
} as const;

export const writeOffers = call(area, 'writeOffers', 'PUT /offers', { idempotent: true, scope: 'products:write' });

export const writeStockLevels = call(area, 'writeStockLevels', 'PUT /stock-levels', {
  idempotent: true,
  scope: 'stock:write',
});
