import { endpoint } from './endpoint.ts';

export type { AdminOrder, AdminOrderDetail } from './admin-orders.schema.ts';

const tag = 'back office';
const access = 'CAN_MANAGE_ORDERS';

export const listAdminOrders = endpoint({
  name: 'listAdminOrders',
  tag,
  method: 'GET',
  path: '/orders',
  access,
  schemas: async () => (await import('./admin-orders.schema.ts')).listAdminOrders,
});

export const readAdminOrder = endpoint({
  name: 'readAdminOrder',
  tag,
  method: 'GET',
  path: '/orders/:id',
  access,
  schemas: async () => (await import('./admin-orders.schema.ts')).readAdminOrder,
});

export const createAdminOrder = endpoint({
  name: 'createAdminOrder',
  tag,
  method: 'POST',
  path: '/orders',
  access,
  schemas: async () => (await import('./admin-orders.schema.ts')).createAdminOrder,
  idempotent: true,
});

export const updateAdminOrder = endpoint({
  name: 'updateAdminOrder',
  tag,
  method: 'PUT',
  path: '/orders/:id',
  access,
  schemas: async () => (await import('./admin-orders.schema.ts')).updateAdminOrder,
  idempotent: true,
});

export const deleteAdminOrder = endpoint({
  name: 'deleteAdminOrder',
  tag,
  method: 'DELETE',
  path: '/orders/:id',
  access,
  schemas: async () => (await import('./admin-orders.schema.ts')).deleteAdminOrder,
  idempotent: true,
});

export const moveOrder = endpoint({
  name: 'moveOrder',
  tag,
  method: 'PUT',
  path: '/orders/:id/status',
  access,
  schemas: async () => (await import('./admin-orders.schema.ts')).moveOrder,
  idempotent: true,
});

export const markPayment = endpoint({
  name: 'markPayment',
  tag,
  method: 'PUT',
  path: '/orders/:id/payment',
  access,
  schemas: async () => (await import('./admin-orders.schema.ts')).markPayment,
  idempotent: true,
});
