import { call } from '../endpoint.ts';

export type { Note } from './notes.schema.ts';

const area = { tag: 'back office', access: 'CAN_MANAGE_ORDERS', schemas: () => import('./notes.schema.ts') } as const;

export const addOrderNote = call(area, 'addOrderNote', 'POST /orders/:id/notes', {
  idempotent: true,
  scope: 'orders:write',
});

export const addCustomerNote = call(area, 'addCustomerNote', 'POST /customers/:id/notes', {
  access: 'CAN_MANAGE_CUSTOMERS',
  idempotent: true,
});
