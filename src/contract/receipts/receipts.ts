import { call } from '../endpoint.ts';

export type { DatedGoods, ListedReceipt, Receipt, ReceiptLine } from './receipts.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: () => import('./receipts.schema.ts'),
} as const;

export const createReceipt = call(area, 'createReceipt', 'POST /receipts', { idempotent: true });

export const listReceipts = call(area, 'listReceipts', 'GET /receipts');

export const listDatedGoods = call(area, 'listDatedGoods', 'GET /receipts/dated-goods');

export const readReceipt = call(area, 'readReceipt', 'GET /receipts/:id');

export const updateReceipt = call(area, 'updateReceipt', 'PUT /receipts/:id', { idempotent: true });

export const deleteReceipt = call(area, 'deleteReceipt', 'DELETE /receipts/:id', { idempotent: true });

export const bookReceipt = call(area, 'bookReceipt', 'POST /receipts/:id/book', { idempotent: true });

export const cancelReceipt = call(area, 'cancelReceipt', 'POST /receipts/:id/cancel', { idempotent: true });
