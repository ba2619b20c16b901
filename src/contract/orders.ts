import { endpoint } from './endpoint.ts';

export type { OrderWrite } from './order-write.schema.ts';
export type { Order, TrackedOrder } from './orders.schema.ts';

export const readDraft = endpoint({
  name: 'readDraft',
  tag: 'orders',
  method: 'GET',
  path: '/order/get-draft',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).readDraft,
});

export const createOrder = endpoint({
  name: 'createOrder',
  tag: 'orders',
  method: 'POST',
  path: '/order/create',
  access: 'public',
  schemas: async () => (await import('./orders.schema.ts')).createOrder,
  idempotent: true,
});

export const updateOrder = endpoint({
  name: 'updateOrder',
  tag: 'orders',
  method: 'PUT',
  path: '/order/:id',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).updateOrder,
  idempotent: true,
});

export const readOrder = endpoint({
  name: 'readOrder',
  tag: 'orders',
  method: 'GET',
  path: '/order/:id',
  access: 'public',
  schemas: async () => (await import('./orders.schema.ts')).readOrder,
});

export const changeOrder = endpoint({
  name: 'changeOrder',
  tag: 'orders',
  method: 'POST',
  path: '/order/:id/change',
  access: 'public',
  schemas: async () => (await import('./placed-orders.schema.ts')).changeOrder,
  idempotent: true,
  linkToken: true,
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  tag: 'orders',
  method: 'POST',
  path: '/order/:id/cancel',
  access: 'public',
  schemas: async () => (await import('./placed-orders.schema.ts')).cancelOrder,
  idempotent: true,
  linkToken: true,
});

export const trackOrder = endpoint({
  name: 'trackOrder',
  tag: 'orders',
  method: 'GET',
  path: '/order/track',
  access: 'public',
  flag: 'features.orderTracking',
  schemas: async () => (await import('./orders.schema.ts')).trackOrder,
});

export const deleteOrder = endpoint({
  name: 'deleteOrder',
  tag: 'orders',
  method: 'DELETE',
  path: '/order/:id',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).deleteOrder,
  idempotent: true,
});

export const listOrders = endpoint({
  name: 'listOrders',
  tag: 'orders',
  method: 'GET',
  path: '/order/list',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).listOrders,
});

export const collectOrders = endpoint({
  name: 'collectOrders',
  tag: 'orders',
  method: 'GET',
  path: '/order/collection',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).collectOrders,
});
