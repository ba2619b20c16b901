import { call } from '../endpoint.ts';

export type { ScannedProduct } from './product-scan.schema.ts';

const scan = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./product-scan.schema.ts'),
} as const;
const lots = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./short-date-lots.schema.ts'),
} as const;

export const scanProduct = call(scan, 'scanProduct', 'GET /products/scan', { scope: 'products:read' });

export const createShortDateLot = call(lots, 'createShortDateLot', 'POST /products/:id/short-date-lots', {
  idempotent: true,
  scope: 'products:write',
});
