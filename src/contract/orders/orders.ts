import { call } from '../endpoint.ts';

export type { OrderWrite } from './order-write.schema.ts';
export type { Order, TrackedOrder } from './orders.schema.ts';

const orders = { tag: 'orders', access: 'customer', schemas: () => import('./orders.schema.ts') } as const;
const substitutions = { tag: 'orders', access: 'public', schemas: () => import('./substitutions.schema.ts') } as const;
const placedOrders = { tag: 'orders', access: 'public', schemas: () => import('./placed-orders.schema.ts') } as const;

export const readDraft = call(orders, 'readDraft', 'GET /order/get-draft');

export const createOrder = call(orders, 'createOrder', 'POST /order/create', { access: 'public', idempotent: true });

export const updateOrder = call(orders, 'updateOrder', 'PUT /order/:id', { idempotent: true });

export const readOrder = call(orders, 'readOrder', 'GET /order/:id', { access: 'public' });

export const changeOrder = call(placedOrders, 'changeOrder', 'POST /order/:id/change', {
  idempotent: true,
  linkToken: true,
});

export const cancelOrder = call(placedOrders, 'cancelOrder', 'POST /order/:id/cancel', {
  idempotent: true,
  linkToken: true,
});

export const answerSubstitutions = call(substitutions, 'answerSubstitutions', 'POST /order/:id/substitutions', {
  idempotent: true,
  linkToken: true,
});

export const trackOrder = call(orders, 'trackOrder', 'GET /order/track', {
  access: 'public',
  flag: 'features.orderTracking',
});

export const deleteOrder = call(orders, 'deleteOrder', 'DELETE /order/:id', { idempotent: true });

export const listOrders = call(orders, 'listOrders', 'GET /order/list');

export const collectOrders = call(orders, 'collectOrders', 'GET /order/collection');
