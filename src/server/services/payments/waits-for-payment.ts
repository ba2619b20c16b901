import { awaitsPayment } from '#domain/order/due.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { payments } from '#server/db/tables/payments.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { isConfirmed, lockPayments, type PaymentRow } from './payment-row.ts';

type Payable = Pick<OrderRow, 'id' | 'status' | 'paymentMethod' | 'paymentStatus' | 'totalCents' | 'creditCents'>;

/**
 * Whether a placed order waits to be paid at a provider: nothing is reserved and no means are kept. Until then it is not
 * confirmed, changed or moved on. The caller holds its row.
 */
export async function waitsForPayment(tx: Db, order: Payable): Promise<boolean> {
  return mayWait(order) && isUnpaidOnline(order, await lockPayments(tx, order.id));
}

function mayWait({ status, paymentMethod, paymentStatus, totalCents, creditCents }: Omit<Payable, 'id'>): boolean {
  const isOpen = status === 'submitted' && isOnlineMethod(paymentMethod) && paymentStatus === 'needs_payment';
  return isOpen && totalCents > creditCents;
}

/**
 * The ids of the orders that nobody picks or brings yet: cash may always be, card and PayPal from `authorised` on, transfers
 * once paid. Whoever goes by it to write holds the rows of the orders, without which no payment of theirs changes.
 */
export async function selectUnfulfillable(db: Db, rows: readonly Payable[]): Promise<ReadonlySet<number>> {
  const waiting = rows.filter(mayWait).map(({ id }) => id);
  const standings =
    waiting.length === 0
      ? []
      : await db
          .select({ orderId: payments.orderId, status: payments.status, attention: payments.attention })
          .from(payments)
          .where(inArray(payments.orderId, waiting));
  const byOrder = Map.groupBy(standings, ({ orderId }) => orderId);
  const unpaid = rows.filter(
    (row) =>
      (row.paymentMethod === 'bank_transfer' && awaitsPayment(row)) || isUnpaidOnline(row, byOrder.get(row.id) ?? []),
  );
  return new Set(unpaid.map(({ id }) => id));
}

/** Whether an order whose payments have been read waits to be paid at a provider. */
export function isUnpaidOnline(
  order: Omit<Payable, 'id'>,
  rows: readonly Pick<PaymentRow, 'status' | 'attention'>[],
): boolean {
  // Orders of releases without providers, and those whose reservation lapsed, have none that waits.
  return mayWait(order) && rows.length > 0 && !isConfirmed(rows);
}
