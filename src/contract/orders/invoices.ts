import { call } from '../endpoint.ts';

const schemas = () => import('./invoices.schema.ts');
const shop = { tag: 'orders', schemas } as const;
const office = { tag: 'back office', schemas } as const;

export const readInvoice = call(shop, 'readInvoice', 'GET /order/:id/invoice', {
  access: 'public',
  answersFile: true,
});

export const readOrderCalendar = call(shop, 'readOrderCalendar', 'GET /order/:id/calendar', {
  access: 'public',
  answersFile: true,
});

export const readStaffInvoice = call(office, 'readStaffInvoice', 'GET /orders/:id/invoice', {
  access: 'CAN_MANAGE_ORDERS',
  answersFile: true,
});

export const returnGoods = call(office, 'returnGoods', 'POST /orders/:id/returns', {
  access: 'CAN_MANAGE_ORDERS',
  idempotent: true,
});
