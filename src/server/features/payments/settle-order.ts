import type { PaymentStatus } from '#domain/order/payment.ts';
import { isPicked } from '#domain/order/status.ts';
import type { OrderOutcome } from '#domain/payment/settle.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { eq } from '#server/db/sql.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { orderWishes, payments } from '#server/db/tables/payments.ts';
import type { Write } from '#server/db/transact.ts';
import { applyMove } from '#server/services/order/apply-move.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { addKeptCard } from '#server/services/own-things/kept-cards.ts';
import { isConfirmed, isRefusedMeans, type PaymentRow } from '#server/services/payments/payment-row.ts';
import { addRefunds, refundableCents, selectRefundable } from '#server/services/payments/refunds.ts';
import { endPayment, forgetMeans, wantCapture, wantOf } from '#server/services/payments/want-of-payments.ts';
import type { WishRow } from '#server/services/payments/wishes.ts';
import { reserveAgain } from './kept-means.ts';
import type { PaymentsDeps } from './payments-deps.ts';

type Becomes = {
  becomes: OrderOutcome | 'released';
  row: PaymentRow;
  others: readonly PaymentRow[];
  /** The change that the order waits with. */
  wish: WishRow | null;
};
type Settling = Write & { now: Date };

/**
 * What becomes of an order when one of its payments moves on: its payment status and its history, the confirmation (once,
 * by the order and the kind of the mail), its end when nobody has paid in time. The caller holds its row.
 */
export async function settleOrder(
  deps: Pick<PaymentsDeps, 'applyWish'>,
  write: Settling,
  order: OrderRow,
  { becomes, row, others, wish }: Becomes,
): Promise<void> {
  const mail = (kind: 'order-confirmation' | ReleaseMail, of: string | number) =>
    enqueue(write.tx, { kind, dedupeKey: `${kind}:${of}`, payload: { orderId: order.id }, now: write.now });
  const isPaid = becomes === 'authorised' || becomes === 'kept';
  if (wish?.paymentId === row.id && (isPaid || becomes === 'cancelled')) {
    await write.tx.delete(orderWishes).where(eq(orderWishes.orderId, order.id));
    if (becomes === 'cancelled') return;
    // What it has reserved is of no use: it goes back.
    if (!(await deps.applyWish(write, { order, wish }))) return releaseUnused(write, order, row);
  }
  if (isPaid) await endOlder(write, others, becomes);
  switch (becomes) {
    case 'authorised':
      await mark(write, order, 'authorised');
      // Kept means are reserved on when the goods are picked already, at the latest.
      if (isPicked(order.fulfilment)) await wantCapture(write, order);
      await mail('order-confirmation', order.id);
      return write.announce('outbox');
    case 'kept': {
      // As another reservation has made place for means that are reserved on later.
      await mark(write, order, 'needs_payment');
      const before = await addKeptCard(write.tx, order, row);
      if (before !== null) await forgetMeans(write, { id: before });
      await mail('order-confirmation', order.id);
      return write.announce('outbox');
    }
    case 'paid':
      // Taken as the order ended: all of it goes back.
      if (order.status === 'cancelled' || order.status === 'rejected') {
        const cents = refundableCents(await selectRefundable(write.tx, order.id));
        await addRefunds(write, { orderId: order.id, cents, invoiceId: null });
      }
      return mark(write, order, 'paid', takenOf([row, ...others]));
    case 'refunded': {
      const isLeft = others.some(({ capturedCents, refundedCents }) => capturedCents > refundedCents);
      return isLeft ? undefined : mark(write, order, 'refunded');
    }
    case 'unpaid':
      await mark(write, order, 'needs_payment');
      // Kept means are tried once more, as after a capture that was refused.
      if (await reserveAgain(write, { ...order, paymentStatus: 'needs_payment' }, { row, others }))
        await write.tx.update(payments).set({ attention: null }).where(eq(payments.id, row.id));
      return;
    case 'cancelled':
      // One that has been confirmed is for the shop to end: it may be paid anew until its cut-off.
      if (isConfirmed(others)) return;
      return applyMove(write, order, { to: 'cancelled', actorId: null, reason: null, mail: 'payment-expired' });
    case 'released':
      await mail(releaseMailOf(order), row.id);
      return write.announce('outbox');
  }
}

type ReleaseMail = 'payment-released' | 'payment-unused';

/** What is said of money that is released: the order had ended, or it stands without it. */
function releaseMailOf({ status }: OrderRow): ReleaseMail {
  return status === 'cancelled' || status === 'rejected' ? 'payment-released' : 'payment-unused';
}

async function releaseUnused(write: Settling, { id: orderId }: OrderRow, row: PaymentRow): Promise<void> {
  await wantOf(write, row.id, { wants: 'release', endReason: 'changeRefused' });
  const kind = 'payment-unused';
  await enqueue(write.tx, { kind, dedupeKey: `${kind}:${row.id}`, payload: { orderId }, now: write.now });
  write.announce('outbox');
}

/**
 * Ends what a new payment takes the place of: means that were refused, and where means are kept anew for a later slot, what
 * was reserved.
 */
async function endOlder(write: Settling, others: readonly PaymentRow[], becomes: OrderOutcome): Promise<void> {
  for (const one of others) {
    const isReplaced = isRefusedMeans(one) || (becomes === 'kept' && one.status === 'authorised');
    if (isReplaced) await endPayment(write, one, 'replaced');
    // It has been paid anew: nothing is left to look at.
    const isSettled = one.attention === 'keptRefused' || one.attention === 'lapsed';
    if (isSettled) await write.tx.update(payments).set({ attention: null }).where(eq(payments.id, one.id));
  }
}

function takenOf(rows: readonly PaymentRow[]): number {
  return rows.reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0);
}

async function mark(
  { tx, now }: Write & { now: Date },
  { id, paymentStatus: from }: OrderRow,
  to: PaymentStatus,
  amountCents: number | null = null,
): Promise<void> {
  if (from === to && amountCents === null) return;
  await tx.update(orders).set({ paymentStatus: to, updatedAt: now }).where(eq(orders.id, id));
  await tx.insert(orderEvents).values({ orderId: id, kind: 'payment', at: now, actorId: null, from, to, amountCents });
}
