import { call } from '../endpoint.ts';

export type { Attention, SalesReport } from './overview.schema.ts';

const area = { tag: 'back office', access: 'staff', schemas: () => import('./overview.schema.ts') } as const;

export const readAttention = call(area, 'readAttention', 'GET /attention');

export const readSales = call(area, 'readSales', 'GET /reports/sales', { access: 'CAN_MANAGE_ORDERS' });
