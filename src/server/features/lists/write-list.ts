import { randomBytes } from 'node:crypto';
import type { addShoppingList, ShoppingList, updateShoppingList } from '#contract/cart/lists.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { maxLists } from '#domain/lists/shopping-list.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { shoppingListItems as items, shoppingLists as lists } from '#server/db/tables/lists.ts';
import { checkItems, type KeptItem } from './check-items.ts';
import { findList } from './select-lists.ts';

type ListWrite = { tx: Db; now: Date; language: Language; who: { customerId: number } };
type Sent = ParsedOf<typeof addShoppingList>['order_items'];

/** Keeps goods under a name. Throws `invalid` for goods that cannot be had, and beyond so many lists of one account. */
export async function addList(context: ListWrite, sent: ParsedOf<typeof addShoppingList>): Promise<ShoppingList> {
  const { tx, now, who, language } = context;
  const { customerId } = who;
  // Without the lock two requests could both add the last list that is allowed.
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
  if ((await tx.$count(lists, eq(lists.customerId, customerId))) >= maxLists)
    throw invalidFields({ '': 'validation.tooMany' }, { maximum: maxLists });
  const goods = await checkItems(tx, toItems(sent.order_items), { kept: [], language });
  const [list] = await tx
    .insert(lists)
    .values({ customerId, name: sent.name, createdAt: now, updatedAt: now })
    .returning();
  if (!list) throw new Error('The list was not written');
  await writeItems(tx, list.id, goods);
  return findList(tx, customerId, { id: list.id, language });
}

/**
 * Changes a list; what is left out stays. To share what is shared keeps its link. Throws `notFound`, `invalid`, and
 * `conflict` with the list as it is, where another version of it was read.
 */
export async function changeList(
  { tx, now, who, language }: ListWrite,
  { id, version, name, order_items, shared }: ParsedOf<typeof updateShoppingList>,
): Promise<ShoppingList> {
  const mine = and(eq(lists.id, id), eq(lists.customerId, who.customerId));
  const [list] = await tx.select().from(lists).where(mine).for('update');
  if (!list) throw new Refusal('notFound');
  if (version !== undefined && version !== list.version)
    throw new Refusal('conflict', { data: await findList(tx, who.customerId, { id, language }) });
  if (order_items) {
    const kept = await tx.select().from(items).where(eq(items.listId, id)).orderBy(asc(items.position));
    const goods = await checkItems(tx, toItems(order_items), { kept, language });
    await tx.delete(items).where(eq(items.listId, id));
    await writeItems(tx, id, goods);
  }
  const change = {
    ...(name !== undefined && { name }),
    ...(shared !== undefined && { shareToken: shared ? (list.shareToken ?? newToken()) : null }),
  };
  await tx
    .update(lists)
    .set({ ...change, version: list.version + 1, updatedAt: now })
    .where(eq(lists.id, id));
  return findList(tx, who.customerId, { id, language });
}

/** Deletes a list with its goods. Throws `notFound`. */
export async function deleteList({ tx, who }: Pick<ListWrite, 'tx' | 'who'>, id: number): Promise<null> {
  const mine = and(eq(lists.id, id), eq(lists.customerId, who.customerId));
  const gone = await tx.delete(lists).where(mine).returning({ id: lists.id });
  if (gone.length === 0) throw new Refusal('notFound');
  return null;
}

/** 192 random bits, which nobody can guess. */
const newToken = () => randomBytes(24).toString('base64url');

// The schema accepts at most three decimals.
const toItems = (sent: Sent) =>
  sent.map((item) => ({ productId: item.product_id, quantityMilli: Math.round(item.quantity * 1000) }));

async function writeItems(tx: Db, listId: number, goods: readonly KeptItem[]): Promise<void> {
  if (goods.length === 0) return;
  const rows = goods.map(({ productId, productName, quantityMilli }, position) => {
    return { listId, productId, productName, quantityMilli, position };
  });
  await tx.insert(items).values(rows);
}
