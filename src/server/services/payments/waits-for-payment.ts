import { awaitsPayment } from '#domain/order/due.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import type { Db } from '#server/db/connection.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { isConfirmed, lockPayments, type PaymentRow } from './payment-row.ts';

type Payable = Pick<OrderRow, 'id' | 'status' | 'paymentMethod' | 'paymentStatus' | 'totalCents' | 'creditCents'>;

/**
 * Whether a placed order waits to be paid at a provider: nothing is reserved and no means are kept. Until then it is not
 * confirmed, changed or moved on. The caller holds its row.
 */
export async function waitsForPayment(tx: Db, order: Payable): Promise<boolean> {
  return mayWait(order) && isUnpaid(order, await lockPayments(tx, order.id));
}

function mayWait({ status, paymentMethod, paymentStatus, totalCents, creditCents }: Omit<Payable, 'id'>): boolean {
  const isOpen = status === 'submitted' && isOnlineMethod(paymentMethod) && paymentStatus === 'needs_payment';
  return isOpen && totalCents > creditCents;
}

/** Whether nobody picks or brings it yet: cash may always be, card and PayPal from `authorised` on, transfers once paid. */
export async function mustBePaidFirst(tx: Db, order: Payable): Promise<boolean> {
  const awaitsTransfer = order.paymentMethod === 'bank_transfer' && awaitsPayment(order);
  return awaitsTransfer || (await waitsForPayment(tx, order));
}

/** The same of an order whose payments have been read. */
export function isUnpaid(
  order: Omit<Payable, 'id'>,
  rows: readonly Pick<PaymentRow, 'status' | 'attention'>[],
): boolean {
  // Orders of releases without providers, and those whose reservation lapsed, have none that waits.
  return mayWait(order) && rows.length > 0 && !isConfirmed(rows);
}
