import { endpoint } from './endpoint.ts';

export type { SharedList, ShoppingList } from './lists.schema.ts';

export const listShoppingLists = endpoint({
  name: 'listShoppingLists',
  tag: 'accounts',
  method: 'GET',
  path: '/shopping-lists',
  access: 'customer',
  schemas: async () => (await import('./lists.schema.ts')).listShoppingLists,
});

export const addShoppingList = endpoint({
  name: 'addShoppingList',
  tag: 'accounts',
  method: 'POST',
  path: '/shopping-lists',
  access: 'customer',
  schemas: async () => (await import('./lists.schema.ts')).addShoppingList,
  idempotent: true,
});

export const updateShoppingList = endpoint({
  name: 'updateShoppingList',
  tag: 'accounts',
  method: 'PUT',
  path: '/shopping-lists/:id',
  access: 'customer',
  schemas: async () => (await import('./lists.schema.ts')).updateShoppingList,
  idempotent: true,
});

export const deleteShoppingList = endpoint({
  name: 'deleteShoppingList',
  tag: 'accounts',
  method: 'DELETE',
  path: '/shopping-lists/:id',
  access: 'customer',
  schemas: async () => (await import('./lists.schema.ts')).deleteShoppingList,
  idempotent: true,
});

export const readSharedList = endpoint({
  name: 'readSharedList',
  tag: 'accounts',
  method: 'GET',
  path: '/shopping-lists/shared/:token',
  access: 'public',
  schemas: async () => (await import('./lists.schema.ts')).readSharedList,
});
