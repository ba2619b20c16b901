import { Refusal } from '#contract/errors.ts';
import { isHeld, isWaiting } from '#domain/payment/payment-status.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { paymentMethods } from '#server/db/tables/own-things.ts';
import { payments } from '#server/db/tables/payments.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { lockPayments } from '#server/services/payments/payment-row.ts';
import { wantOf } from '#server/services/payments/want-of-payments.ts';

/** Milliseconds that its owner waits for the provider. */
const within = 5000;

/**
 * Has a card removed at the provider that keeps it; it leaves the account with that. Throws `conflict`, naming the order that
 * is still to be charged to it, and `unavailable` where the provider does not answer: then it stays, and the job goes on
 * asking.
 */
export async function removeKeptCard(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'payments'>,
  paymentId: string,
): Promise<void> {
  await transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const { tx } = write;
    const now = deps.clock();
    const [found] = await tx
      .select({ number: orders.orderNumber, orderId: orders.id })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(eq(payments.id, paymentId))
      .for('update', { of: orders });
    if (!found) return;
    const rows = await lockPayments(tx, found.orderId);
    const row = rows.find(({ id }) => id === paymentId);
    if (!row || row.wants === 'forget') return;
    const owner = row.references.customer;
    const isNeeded = rows.some(
      (one) => one.references.customer === owner && (isHeld(one.status) || isWaiting(one.status) || one.wants !== null),
    );
    if (isNeeded) {
      const errors = { '': [{ message: 'payment.keptNeeded', parameters: { order: found.number ?? '' } }] };
      throw new Refusal('conflict', { errors });
    }
    await wantOf({ ...write, now }, paymentId, { wants: 'forget' });
  });
  await deps.payments.drive(paymentId, within);
  if ((await deps.db.$count(paymentMethods, eq(paymentMethods.keptBy, paymentId))) > 0)
    throw new Refusal('unavailable');
}
