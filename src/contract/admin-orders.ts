import { endpoint } from './endpoint.ts';

export type { AdminOrder, AdminOrderDetail } from './admin-orders.schema.ts';

export const listAdminOrders = endpoint({
  name: 'listAdminOrders',
  tag: 'back office',
  method: 'GET',
  path: '/orders',
  access: 'CAN_MANAGE_ORDERS',
  schemas: async () => (await import('./admin-orders.schema.ts')).listAdminOrders,
});

export const readAdminOrder = endpoint({
  name: 'readAdminOrder',
  tag: 'back office',
  method: 'GET',
  path: '/orders/:id',
  access: 'CAN_MANAGE_ORDERS',
  schemas: async () => (await import('./admin-orders.schema.ts')).readAdminOrder,
});

export const moveOrder = endpoint({
  name: 'moveOrder',
  tag: 'back office',
  method: 'PUT',
  path: '/orders/:id/status',
  access: 'CAN_MANAGE_ORDERS',
  schemas: async () => (await import('./admin-orders.schema.ts')).moveOrder,
  idempotent: true,
});
