import { call } from '../endpoint.ts';

export type { AdminOrder, AdminOrderDetail } from './admin-orders.schema.ts';

const area = { tag: 'back office', schemas: () => import('./admin-orders.schema.ts') } as const;

const access = 'CAN_MANAGE_ORDERS';

export const listAdminOrders = call(area, 'listAdminOrders', 'GET /orders', { access });

export const readAdminOrder = call(area, 'readAdminOrder', 'GET /orders/:id', { access });

export const createAdminOrder = call(area, 'createAdminOrder', 'POST /orders', {
  access,
  idempotent: true,
});

export const updateAdminOrder = call(area, 'updateAdminOrder', 'PUT /orders/:id', {
  access,
  idempotent: true,
});

export const deleteAdminOrder = call(area, 'deleteAdminOrder', 'DELETE /orders/:id', {
  access,
  idempotent: true,
});

export const moveOrder = call(area, 'moveOrder', 'PUT /orders/:id/status', {
  access,
  idempotent: true,
});

export const markPayment = call(area, 'markPayment', 'PUT /orders/:id/payment', {
  access,
  idempotent: true,
});
