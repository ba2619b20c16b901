import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { RunStatement } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import { requireLiveLink } from '#server/services/order/live-link.ts';
import { isOrderToken } from '#server/services/order/order-link.ts';
import { type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';

/**
 * As SQL: the order `$1` of the customer `$2`, where they may know of it. The text of `isShoppersOwn` (tables/orders.ts): both
 * must say the same.
 */
export const ownOrderSql = `o.id = $1 and o.customer_id = $2 and (o.status <> 'draft' or not o.by_staff)`;

const findOwn = { name: 'find-own-order', text: `select o.id from orders o where ${ownOrderSql}` };

/** Throws `notFound` for an order that is not this customer's. */
export async function checkOwnOrder(run: RunStatement, customerId: number, id: number): Promise<void> {
  if ((await run(findOwn, [id, customerId])).length === 0) throw new Refusal('notFound');
}

/**
 * An order for its customer, or for whoever holds the signed link; its goods named in the language of the `reader`. Throws
 * `unauthenticated` for a caller with neither, `notFound` for an order of somebody else, `invalidToken` for a link that has
 * ended.
 */
export async function findReadableOrder(
  { db, secret, clock }: Pick<Deps, 'db' | 'secret' | 'clock'>,
  who: Identity | null,
  query: { id: number; token: unknown; reader: Language },
): Promise<StoredOrder> {
  const { id, token, reader } = query;
  const hasLink = typeof token === 'string' && isOrderToken(secret, id, token);
  if (!who && !token) throw new Refusal('unauthenticated');
  const order = await selectOrder(db, id, reader);
  const isOwn = order !== null && who !== null && order.customerId === who.customerId;
  const isStaffDraft = order?.byStaff && order.status === 'draft';
  if (!order || isStaffDraft || !(isOwn || hasLink)) throw new Refusal('notFound');
  if (!isOwn) await requireLiveLink(db, id, clock());
  return order;
}
