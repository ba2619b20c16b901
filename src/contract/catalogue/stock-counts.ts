import { call } from '../endpoint.ts';

export type { CountedGood, CountResult, StockCount, StockCounts } from './stock-counts.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./stock-counts.schema.ts'),
} as const;

export const addStockCounts = call(area, 'addStockCounts', 'POST /stock-counts', {
  idempotent: true,
  scope: 'stock:write',
});

export const listStockCounts = call(area, 'listStockCounts', 'GET /stock-counts');

export const listGoodsToCount = call(area, 'listGoodsToCount', 'GET /stock-counts/goods');
