import { call } from '#contract/endpoint.ts';

export type { Buyer } from './buyers.schema.ts';
export type { StaffOrder, StaffOrderDetail } from './staff-orders.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./staff-orders.schema.ts'),
} as const;

const buyers = { ...area, schemas: () => import('./buyers.schema.ts') } as const;

export const listAdminOrders = call(area, 'listAdminOrders', 'GET /orders', { scope: 'orders:read' });

/** For whom an order is taken, found by whoever takes orders. */
export const findBuyers = call(buyers, 'findBuyers', 'GET /orders/buyers');

export const readAdminOrder = call(area, 'readAdminOrder', 'GET /orders/:id', { scope: 'orders:read' });

export const createAdminOrder = call(area, 'createAdminOrder', 'POST /orders', {
  idempotent: true,
  scope: 'orders:write',
});

export const updateAdminOrder = call(area, 'updateAdminOrder', 'PUT /orders/:id', {
  idempotent: true,
  scope: 'orders:write',
});

export const deleteAdminOrder = call(area, 'deleteAdminOrder', 'DELETE /orders/:id', {
  idempotent: true,
  scope: 'orders:write',
});

/** Who only picks may set `ready` and `shipped`, and is answered nothing of whose order it is. */
export const moveOrder = call(area, 'moveOrder', 'PUT /orders/:id/status', {
  access: 'CAN_PICK_ORDERS',
  idempotent: true,
  scope: 'orders:write',
});

export const markPayment = call(area, 'markPayment', 'PUT /orders/:id/payment', {
  idempotent: true,
  scope: 'orders:write',
});
