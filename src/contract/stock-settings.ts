import { endpoint } from './endpoint.ts';

export type { StockSettings } from './stock-settings.schema.ts';

const access = 'CAN_MANAGE_PRODUCTS';
const tag = 'back office';

export const readStockSettings = endpoint({
  name: 'readStockSettings',
  tag,
  method: 'GET',
  path: '/stock-settings',
  access,
  schemas: async () => (await import('./stock-settings.schema.ts')).readStockSettings,
});

export const writeStockSettings = endpoint({
  name: 'writeStockSettings',
  tag,
  method: 'PUT',
  path: '/stock-settings',
  access,
  schemas: async () => (await import('./stock-settings.schema.ts')).writeStockSettings,
  idempotent: true,
});
