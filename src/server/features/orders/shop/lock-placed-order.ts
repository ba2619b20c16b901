import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq } from '#server/db/sql.ts';
import { isShoppersOwn, orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { requireLiveLink } from '#server/services/order/live-link.ts';
import { isOrderToken } from '#server/services/order/order-link.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';

type Asked = { id: number; who: Identity | null; token: unknown; now: Date };

/** Whether the signed link of this order is shown; throws `unauthenticated` for a caller with neither account nor link. */
function hasOrderLink(secret: Uint8Array, { id, who, token }: Asked): boolean {
  const hasLink = typeof token === 'string' && isOrderToken(secret, id, token);
  if (!who && !token) throw new Refusal('unauthenticated');
  return hasLink;
}

/**
 * The placed order of who calls, or the one that a signed link names, locked until the transaction ends, with the cut-off of
 * its slot. Throws `unauthenticated`, `notFound` for another's, `invalidToken` for a link that has ended, `moveNotAllowed` for
 * a draft.
 */
export async function lockPlacedOrder(
  tx: Db,
  secret: Uint8Array,
  query: Asked,
): Promise<{ row: OrderRow; cutOffAt: Date | null }> {
  const { id, who } = query;
  const hasLink = hasOrderLink(secret, query);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isShoppersOwn(orders)))
    .for('update');
  const isOwn = row !== undefined && who !== null && row.customerId === who.customerId;
  if (!row || !(isOwn || hasLink)) throw new Refusal('notFound');
  if (!isOwn) await requireLiveLink(tx, id, query.now);
  if (row.status === 'draft') throw new Refusal('moveNotAllowed');
  if (row.slotId === null) return { row, cutOffAt: null };
  const [slot] = await tx.select({ cutOffAt: slots.cutOffAt }).from(slots).where(eq(slots.id, row.slotId));
  return { row, cutOffAt: slot?.cutOffAt ?? null };
}
