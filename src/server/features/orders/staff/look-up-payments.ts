import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { isPicked } from '#domain/order/status.ts';
import { eq } from '#server/db/sql.ts';
import { payments } from '#server/db/tables/payments.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { lockPayments } from '#server/services/payments/payment-row.ts';
import { wantCapture } from '#server/services/payments/want-of-payments.ts';
import { lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';

/** Milliseconds that staff wait for the providers. */
const within = 10_000;

/**
 * Asks the providers how the payments of an order stand; a capture that was refused is tried again where the goods are
 * picked. Throws `notFound`.
 */
export async function lookUpPayments(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'payments'>,
  id: number,
  decimals: number,
): Promise<StaffOrderDetail> {
  const ids = await transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const { tx } = write;
    const order = await lockOrder(tx, id);
    const rows = await lockPayments(tx, id);
    const refused = rows.filter(({ attention, status }) => attention === 'captureRefused' && status === 'authorised');
    for (const row of refused) await tx.update(payments).set({ attention: null }).where(eq(payments.id, row.id));
    if (refused.length > 0 && isPicked(order.fulfilment)) await wantCapture({ ...write, now: deps.clock() }, order);
    return rows.map((row) => row.id);
  });
  for (const paymentId of ids) await deps.payments.look(paymentId, within);
  return readStaffDetail({ tx: deps.db, decimals }, id);
}
