import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { markPayment, StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { type Cents, fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { mostOrderCents } from '#domain/money/currency.ts';
import { dueCents, sumToPay } from '#domain/order/due.ts';
import type { PaymentMeans, PaymentStatus } from '#domain/order/payment.ts';
import { nextPayments } from '#domain/order/payment-move.ts';
import { eq } from '#server/db/sql.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { returnedCents } from '#server/services/order/payment-steps.ts';
import { type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import { checkVersion, lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import type { StaffWrite } from './staff-write.ts';

type Sent = ParsedOf<typeof markPayment>;

/**
 * Marks the payment of a placed order and notes who did it, with what it was paid and what sum; the same mark again does
 * nothing. Throws `notFound`, `moveNotAllowed` (a draft, a method that its provider settles, a step that there is not, a mark
 * as paid that something stands on), `invalid` for means or sum, `conflict` for a stale version.
 */
export async function markPaymentAs(call: StaffWrite, sent: Sent): Promise<StaffOrderDetail> {
  const { tx, audit, decimals } = call;
  const { id, payment_status: to } = sent;
  const row = await lockOrder(tx, id);
  const { paymentStatus: from, orderNumber: label, storeId } = row;
  const entry = { thing: 'order', id, label, storeId } as const;
  if (from === to) {
    await audit({ ...entry, before: { paymentStatus: from }, after: { paymentStatus: to } });
    return readStaffDetail(call, id);
  }
  await checkVersion(call, row, sent.version);
  const order = await selectOrder(tx, id);
  if (!order || order.status === 'draft' || !nextPayments(order.paymentMethod, from, order.steps).includes(to))
    throw new Refusal('moveNotAllowed');
  const paid = paidWith(order, sent, decimals);
  const said = paid && { means: paid.means, amount: toDecimal(paid.amountCents, decimals) };
  await audit({ ...entry, before: { paymentStatus: from }, after: { paymentStatus: to, ...said } });
  await writePaymentMark(call, order, { to, paid });
  return readStaffDetail(call, id);
}

type Mark = { to: PaymentStatus; paid: { means: PaymentMeans; amountCents: Cents } | null };

/** Writes a mark of the payment of an order that may be marked so, and who made it. The caller holds the order's row. */
export async function writePaymentMark(
  { tx, now, who }: Pick<StaffWrite, 'tx' | 'now' | 'who'>,
  { id, paymentStatus: from }: Pick<StoredOrder, 'id' | 'paymentStatus'>,
  { to, paid }: Mark,
): Promise<void> {
  await tx.update(orders).set({ paymentStatus: to, updatedAt: now }).where(eq(orders.id, id));
  const event = { orderId: id, kind: 'payment', at: now, actorId: who.customerId, from, to } as const;
  await tx.insert(orderEvents).values({ ...event, ...paid });
}

/** With what an order is marked as paid, and what sum; null for another mark, which says neither. */
function paidWith(order: StoredOrder, { payment_status: to, means, amount }: Sent, decimals: number): Mark['paid'] {
  if (to !== 'paid') {
    if (means !== undefined) throw invalidFields({ means: 'validation.invalid' });
    if (amount !== undefined) throw invalidFields({ amount: 'validation.invalid' });
    return null;
  }
  const returned = returnedCents(order);
  const amountCents = amount === undefined ? sumToPay(order, returned) : fromDecimal(amount, decimals);
  const isAmount = amountCents >= 0 && (amount === undefined || toDecimal(amountCents, decimals) === amount);
  if (!isAmount || amountCents > mostOrderCents) throw invalidFields({ amount: 'validation.number' });
  // Of what is paid in part, money is awaited still.
  const due = Math.max(0, dueCents(order, order.steps, returned));
  if (amountCents < due) throw invalidFields({ amount: 'payment.lessThanDue' }, { due: toDecimal(due, decimals) });
  return { means: means ?? (order.paymentMethod === 'bank_transfer' ? 'bank_transfer' : 'cash'), amountCents };
}
