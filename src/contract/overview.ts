import { endpoint } from './endpoint.ts';

export type { Attention, SalesReport } from './overview.schema.ts';

export const readAttention = endpoint({
  name: 'readAttention',
  tag: 'back office',
  method: 'GET',
  path: '/attention',
  access: 'staff',
  schemas: async () => (await import('./overview.schema.ts')).readAttention,
});

export const readSales = endpoint({
  name: 'readSales',
  tag: 'back office',
  method: 'GET',
  path: '/reports/sales',
  access: 'CAN_MANAGE_ORDERS',
  schemas: async () => (await import('./overview.schema.ts')).readSales,
});
