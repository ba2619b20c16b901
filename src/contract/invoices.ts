import { endpoint } from './endpoint.ts';

export const readInvoice = endpoint({
  name: 'readInvoice',
  tag: 'orders',
  method: 'GET',
  path: '/order/:id/invoice',
  access: 'public',
  schemas: async () => (await import('./invoices.schema.ts')).readInvoice,
  answersFile: true,
});

export const readOrderCalendar = endpoint({
  name: 'readOrderCalendar',
  tag: 'orders',
  method: 'GET',
  path: '/order/:id/calendar',
  access: 'public',
  schemas: async () => (await import('./invoices.schema.ts')).readOrderCalendar,
  answersFile: true,
});

export const readStaffInvoice = endpoint({
  name: 'readStaffInvoice',
  tag: 'back office',
  method: 'GET',
  path: '/orders/:id/invoice',
  access: 'CAN_MANAGE_ORDERS',
  schemas: async () => (await import('./invoices.schema.ts')).readStaffInvoice,
  answersFile: true,
});

export const returnGoods = endpoint({
  name: 'returnGoods',
  tag: 'back office',
  method: 'POST',
  path: '/orders/:id/returns',
  access: 'CAN_MANAGE_ORDERS',
  schemas: async () => (await import('./invoices.schema.ts')).returnGoods,
  idempotent: true,
});
