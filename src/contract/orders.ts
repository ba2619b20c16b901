import { endpoint } from './endpoint.ts';

export type { Order, OrderWrite } from './orders.schema.ts';

export const readDraft = endpoint({
  name: 'readDraft',
  summary: 'The open draft in a store (without store_id, the one changed last), or null',
  tag: 'orders',
  method: 'GET',
  path: '/order/get-draft',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).readDraft,
});

export const createOrder = endpoint({
  name: 'createOrder',
  summary: "Create the draft in a store or replace its content; a guest's order is submitted in the same call",
  tag: 'orders',
  method: 'POST',
  path: '/order/create',
  access: 'public',
  schemas: async () => (await import('./orders.schema.ts')).createOrder,
  idempotent: true,
});

export const updateOrder = endpoint({
  name: 'updateOrder',
  summary: 'Change a draft; with status submitted, place the order',
  tag: 'orders',
  method: 'PUT',
  path: '/order/:id',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).updateOrder,
  idempotent: true,
});

export const readOrder = endpoint({
  name: 'readOrder',
  summary: "One of the caller's orders, or the one that a signed link names",
  tag: 'orders',
  method: 'GET',
  path: '/order/:id',
  access: 'public',
  schemas: async () => (await import('./orders.schema.ts')).readOrder,
});

export const deleteOrder = endpoint({
  name: 'deleteOrder',
  summary: 'Throw a draft away; a submitted order is cancelled, never deleted',
  tag: 'orders',
  method: 'DELETE',
  path: '/order/:id',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).deleteOrder,
  idempotent: true,
});

export const listOrders = endpoint({
  name: 'listOrders',
  summary: "All the caller's orders, the newest first",
  tag: 'orders',
  method: 'GET',
  path: '/order/list',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).listOrders,
});

export const collectOrders = endpoint({
  name: 'collectOrders',
  summary: "The caller's orders by pages",
  tag: 'orders',
  method: 'GET',
  path: '/order/collection',
  access: 'customer',
  schemas: async () => (await import('./orders.schema.ts')).collectOrders,
});
