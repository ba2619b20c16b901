import { endpoint } from './endpoint.ts';

export type { Note } from './notes.schema.ts';

export const addOrderNote = endpoint({
  name: 'addOrderNote',
  tag: 'back office',
  method: 'POST',
  path: '/orders/:id/notes',
  access: 'CAN_MANAGE_ORDERS',
  schemas: async () => (await import('./notes.schema.ts')).addOrderNote,
  idempotent: true,
});

export const addCustomerNote = endpoint({
  name: 'addCustomerNote',
  tag: 'back office',
  method: 'POST',
  path: '/customers/:id/notes',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: async () => (await import('./notes.schema.ts')).addCustomerNote,
  idempotent: true,
});
