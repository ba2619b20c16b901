import { eq } from 'drizzle-orm';
import type { PaymentStatus } from '#domain/order/payment.ts';
import { isPicked } from '#domain/order/status.ts';
import type { OrderOutcome } from '#domain/payment/settle.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { Write } from '#server/db/transact.ts';
import { applyMove } from '#server/services/order/apply-move.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import { addRefunds, refundableCents, selectRefundable } from '#server/services/payments/refunds.ts';
import { wantCapture } from '#server/services/payments/want-of-payments.ts';

type Becomes = { becomes: OrderOutcome | 'released'; row: PaymentRow; others: readonly PaymentRow[] };

/**
 * What becomes of an order when one of its payments moves on: its payment status and its history, the confirmation (once,
 * by the order and the kind of the mail), its end when nobody has paid in time. The caller holds its row.
 */
export async function settleOrder(
  write: Write & { now: Date },
  order: OrderRow,
  { becomes, row, others }: Becomes,
): Promise<void> {
  const mail = (kind: 'order-confirmation' | 'payment-released', of: string | number) =>
    enqueue(write.tx, { kind, dedupeKey: `${kind}:${of}`, payload: { orderId: order.id }, now: write.now });
  switch (becomes) {
    case 'authorised':
      await mark(write, order, 'authorised');
      // Kept means are reserved on when the goods are picked already, at the latest.
      if (isPicked(order.fulfilment)) await wantCapture(write, order);
      await mail('order-confirmation', order.id);
      return write.announce('outbox');
    case 'kept':
      await mail('order-confirmation', order.id);
      return write.announce('outbox');
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
      return mark(write, order, 'needs_payment');
    case 'cancelled':
      return applyMove(write, order, { to: 'cancelled', actorId: null, reason: null, mail: 'payment-expired' });
    case 'released':
      await mail('payment-released', row.id);
      return write.announce('outbox');
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
