import { isPicked } from '#domain/order/status.ts';
import { isHeld, isWaiting } from '#domain/payment/payment-status.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { eq } from '#server/db/sql.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { noReferences, payments } from '#server/db/tables/payments.ts';
import type { Write } from '#server/db/transact.ts';
import { wantsSms } from '#server/services/order/order-sms.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { addPayment, type PaymentRow } from '#server/services/payments/payment-row.ts';
import { settleDue } from '#server/services/payments/want-of-payments.ts';

type Settling = Write & { now: Date };
type Rows = { row: PaymentRow; others: readonly PaymentRow[] };

/**
 * Whether the means of a payment are to be removed at the provider, with the customer that was made for them: nothing can
 * be reserved on them any more, by this payment or another one. `owners`: whose cards stand in accounts, by the provider's ids.
 */
export function forgets(
  { status }: Pick<OrderRow, 'status'>,
  row: PaymentRow,
  others: readonly PaymentRow[],
  owners: ReadonlySet<string>,
): boolean {
  const { means, customer } = row.references;
  // One that stands in an account is for its owner to remove.
  if (customer && owners.has(customer)) return false;
  if ((!means && !customer) || row.wants !== null || isHeld(row.status) || isWaiting(row.status)) return false;
  const isUnderWay = (one: PaymentRow) => isHeld(one.status) || isWaiting(one.status) || one.wants !== null;
  if (others.some((one) => one.references.customer === customer && isUnderWay(one))) return false;
  const isTaken = row.status === 'captured' || row.status === 'refunded';
  return !isTaken || status !== 'submitted';
}

/** Says by mail, and by SMS to who wants them, that kept means were refused, with the link to pay anew. */
export async function tellRefused({ tx, announce, now }: Settling, order: OrderRow, { id }: PaymentRow): Promise<void> {
  const payload = { orderId: order.id };
  const kind = 'payment-refused';
  await enqueue(tx, { kind, dedupeKey: `${kind}:${id}`, payload, now });
  if (await wantsSms(tx, order))
    await enqueue(tx, { kind: 'order-sms', dedupeKey: `order-sms:${id}`, payload: { ...payload, to: 'refused' }, now });
  announce('outbox');
}

/**
 * Tries kept means once more where what was reserved on them could not be taken, or has lapsed: by a payment of its own,
 * whose sum is taken once it is reserved. False where there are none, or they were tried again already. The caller holds the
 * order's row, and has the first one released.
 */
export async function reserveAgain(
  { tx, announce, now }: Settling,
  order: OrderRow,
  { row, others }: Rows,
): Promise<boolean> {
  const { means, customer } = row.references;
  const hasEnded = order.status === 'cancelled' || order.status === 'rejected';
  if (!means || hasEnded || others.some((one) => one.references.means === means)) return false;
  const { method, currency, expiresAt, card, consent } = row;
  const isDue = isPicked(order.fulfilment);
  const amountCents = isDue ? await settleDue(tx, order, [{ ...row, wants: null }, ...others]) : row.amountCents;
  if (amountCents === 0) return false;
  const { id } = await addPayment(tx, {
    ...{ orderId: order.id, method, amountCents, currency, keepsMeans: true, expiresAt, now },
  });
  const references = { ...noReferences, means, customer };
  await tx
    .update(payments)
    .set({ status: 'kept', wants: 'authorise', references, card, consent })
    .where(eq(payments.id, id));
  if (order.paymentStatus !== 'needs_payment') {
    await tx.update(orders).set({ paymentStatus: 'needs_payment', updatedAt: now }).where(eq(orders.id, order.id));
    const event = { orderId: order.id, kind: 'payment', at: now, actorId: null } as const;
    await tx.insert(orderEvents).values({ ...event, from: order.paymentStatus, to: 'needs_payment' });
  }
  announce('payments');
  return true;
}
