import { call } from '../endpoint.ts';

export type { StockSettings } from './stock-settings.schema.ts';

const area = { tag: 'back office', schemas: () => import('./stock-settings.schema.ts') } as const;

const access = 'CAN_MANAGE_PRODUCTS';

export const readStockSettings = call(area, 'readStockSettings', 'GET /stock-settings', { access });

export const writeStockSettings = call(area, 'writeStockSettings', 'PUT /stock-settings', {
  access,
  idempotent: true,
});
