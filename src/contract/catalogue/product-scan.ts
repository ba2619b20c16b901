import { call } from '../endpoint.ts';

export type { ScannedProduct } from './product-scan.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./product-scan.schema.ts'),
} as const;

export const scanProduct = call(area, 'scanProduct', 'GET /products/scan', { scope: 'products:read' });
