import { call } from '../endpoint.ts';

export type { SharedList, ShoppingList } from './lists.schema.ts';

const area = { tag: 'accounts', access: 'customer', schemas: () => import('./lists.schema.ts') } as const;

export const listShoppingLists = call(area, 'listShoppingLists', 'GET /shopping-lists');

export const addShoppingList = call(area, 'addShoppingList', 'POST /shopping-lists', { idempotent: true });

export const updateShoppingList = call(area, 'updateShoppingList', 'PUT /shopping-lists/:id', { idempotent: true });

export const deleteShoppingList = call(area, 'deleteShoppingList', 'DELETE /shopping-lists/:id', { idempotent: true });

export const readSharedList = call(area, 'readSharedList', 'GET /shopping-lists/shared/:token', { access: 'public' });
