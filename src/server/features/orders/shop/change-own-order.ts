import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type * as calls from '#contract/orders/orders.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { Language } from '#domain/language/language.ts';
import { customerChangeObstacle, mayCustomerCancel } from '#domain/order/may-change.ts';
import type { Write } from '#server/db/transact.ts';
import { applyMove, staffStatus } from '#server/services/order/apply-move.ts';
import type { Offered } from '#server/services/order/offered-methods.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import type { ChangeCall } from '../placed/change-call.ts';
import { changeOrder } from '../placed/change-order.ts';
import { readOrderAnswer } from '../placed/order-answer.ts';
import { lockPlacedOrder } from './lock-placed-order.ts';

/** Who calls (null: somebody with the link of the mail), in which transaction, at what moment, in which language. */
type OwnWrite = Write & {
  who: Identity | null;
  now: Date;
  decimals: number;
  language: Language;
  secret: Uint8Array;
} & Pick<Offered, 'online'>;

/**
 * Changes goods, slot and note of one's own placed order until the cut-off, as staff do (`placed/change-order`). Throws
 * what that does, `moveNotAllowed` once it is too late, and `conflict` for a stale version, with the order as it is.
 */
export async function changeOwnOrder(
  call: OwnWrite,
  { id, token, preview, version, ...sent }: ParsedOf<typeof calls.changeOrder>,
): Promise<Order> {
  const { tx, who, now, secret } = call;
  const { row, cutOffAt } = await lockPlacedOrder(tx, secret, { id, who, token, now });
  refuseInRun(row);
  if (customerChangeObstacle({ ...row, status: staffStatus(row), cutOffAt }, now)) throw new Refusal('moveNotAllowed');
  if (version !== undefined && version !== row.version)
    throw new Refusal('conflict', { data: await readOrderAnswer(call, id) });
  return changeOrder(changeCallOf(call, row), row, sent, preview ?? false);
}

/** Cancels one's own order until the cut-off; once more it answers the cancelled order. Throws `moveNotAllowed` after it. */
export async function cancelOwnOrder(
  call: Omit<OwnWrite, 'online'>,
  { id, token, reason }: ParsedOf<typeof calls.cancelOrder>,
): Promise<Order> {
  const { tx, who, now, secret } = call;
  const { row, cutOffAt } = await lockPlacedOrder(tx, secret, { id, who, token, now });
  if (row.status !== 'cancelled') {
    refuseInRun(row);
    if (!mayCustomerCancel({ ...row, status: staffStatus(row), cutOffAt }, now)) throw new Refusal('moveNotAllowed');
    await applyMove(call, row, { to: 'cancelled', actorId: actorOf(who, row), reason: reason || null });
  }
  return readOrderAnswer(call, id);
}

/** What is in an open run is closed to its shopper (picking.md, Runs). */
function refuseInRun({ pickRunId }: OrderRow): void {
  if (pickRunId !== null) throw new Refusal('inRun');
}

/** Who is said to have done it: the order's account; somebody with the link alone is nobody, whoever is signed in. */
function actorOf(who: Identity | null, row: OrderRow): number | null {
  return who !== null && row.customerId === who.customerId ? who.customerId : null;
}

function changeCallOf(call: OwnWrite, row: OrderRow): ChangeCall<Order> {
  const { tx, announce, now, decimals, secret, who, online } = call;
  return {
    by: 'buyer',
    tx,
    announce,
    now,
    decimals,
    secret,
    online,
    keepsWishes: true,
    actorId: actorOf(who, row),
    holderId: who?.customerId ?? null,
    reason: null,
    answer: (db, id) => readOrderAnswer({ ...call, tx: db }, id),
    stays: ['orderNumber', 'status', 'fulfilment', 'events', 'changes', 'version', 'updatedAt'],
  };
}
