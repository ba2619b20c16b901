import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/cart/lists.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { findOwnList, findSharedList, selectLists } from './select-lists.ts';
import { addList, changeList, deleteList } from './write-list.ts';

/** The shopping lists of customers. */
export async function listRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implement(app, deps, calls.listShoppingLists, ({ who, language }) => selectLists(db, who.customerId, language));
  await implementWrite(app, deps, calls.addShoppingList, ({ input, ...call }) => addList(call, input));
  await implementWrite(app, deps, calls.updateShoppingList, {
    own: ({ id, who }) => findOwnList(db, who.customerId, id),
    handle: ({ input, ...call }) => changeList(call, input),
  });
  await implementWrite(app, deps, calls.deleteShoppingList, {
    own: ({ id, who }) => findOwnList(db, who.customerId, id),
    handle: ({ input, ...call }) => deleteList(call, input.id),
  });
  await implement(app, deps, calls.readSharedList, ({ input, language }) => findSharedList(db, input.token, language));
}
