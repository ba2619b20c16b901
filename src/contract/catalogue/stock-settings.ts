import { call } from '../endpoint.ts';

export type { StockSettings } from './stock-settings.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./stock-settings.schema.ts'),
} as const;

export const readStockSettings = call(area, 'readStockSettings', 'GET /stock-settings');

export const writeStockSettings = call(area, 'writeStockSettings', 'PUT /stock-settings', { idempotent: true });
