import { isOnlineMethod } from '#domain/payment/provider.ts';
import type { Db } from '#server/db/connection.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { isConfirmed, lockPayments } from './payment-row.ts';

type Payable = Pick<OrderRow, 'id' | 'status' | 'paymentMethod' | 'paymentStatus' | 'totalCents' | 'creditCents'>;

/**
 * Whether a placed order waits to be paid at a provider: nothing is reserved and no means are kept. Until then it is not
 * confirmed, changed or moved on. The caller holds its row.
 */
export async function waitsForPayment(tx: Db, order: Payable): Promise<boolean> {
  const { status, paymentMethod, paymentStatus, totalCents, creditCents } = order;
  const mayWait = status === 'submitted' && isOnlineMethod(paymentMethod) && paymentStatus === 'needs_payment';
  if (!mayWait || totalCents <= creditCents) return false;
  const rows = await lockPayments(tx, order.id);
  // Orders of releases without providers, and those whose reservation lapsed, have none that waits.
  return rows.length > 0 && !isConfirmed(rows);
}
