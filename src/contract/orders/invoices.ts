import { call } from '../endpoint.ts';

const schemas = () => import('./invoices.schema.ts');
const shop = { tag: 'orders', access: 'public', schemas } as const;
const office = { tag: 'back office', access: 'CAN_MANAGE_ORDERS', schemas } as const;

export const readInvoice = call(shop, 'readInvoice', 'GET /order/:id/invoice', { answersFile: true });

export const readOrderCalendar = call(shop, 'readOrderCalendar', 'GET /order/:id/calendar', { answersFile: true });

export const readStaffInvoice = call(office, 'readStaffInvoice', 'GET /orders/:id/invoice', {
  answersFile: true,
  scope: 'orders:read',
});

export const refundOrder = call(office, 'refundOrder', 'POST /orders/:id/refunds', { idempotent: true });

export const retryRefund = call(office, 'retryRefund', 'POST /orders/:id/refunds/:refund/retry', { idempotent: true });

export const returnGoods = call(office, 'returnGoods', 'POST /orders/:id/returns', { idempotent: true });
