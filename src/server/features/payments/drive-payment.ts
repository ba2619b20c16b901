import { isHeld } from '#domain/payment/payment-status.ts';
import { asc, eq, inArray, lte } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { transact } from '#server/db/transact.ts';
import { lockPayments, type PaymentRow } from '#server/services/payments/payment-row.ts';
import { findWish } from '#server/services/payments/wishes.ts';
import { actWhenDue } from './act-when-due.ts';
import { makeCall } from './make-call.ts';
import { noteOpened } from './note-opened-page.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { planCall, readFirstCall } from './plan-call.ts';
import { endWindow, settlePayment } from './settle-payment.ts';

/** More calls than any way of a payment has in one go: what goes round is left to the next run. */
const mostCalls = 8;
/** Payments of one run of the job. */
const batch = 50;

/**
 * Asks the provider for what is wanted of a payment, call after call, until nothing is left to be asked now. With `looks` it
 * is asked how the payment stands first, whatever is known. Answers the payment where its page was opened now, else null.
 */
export async function drivePayment(deps: PaymentsDeps, id: string, looks: boolean): Promise<PaymentRow | null> {
  let isAsked = looks;
  for (let i = 0; i < mostCalls; i++) {
    const first = i === 0 && !looks ? await readFirstCall(deps.hot, id, deps.clock()) : null;
    const call =
      first ??
      (await transact({ db: deps.db, committed: deps.changes.publish }, ({ tx }) =>
        planCall(tx, id, deps.clock(), isAsked),
      ));
    if (!call) return null;
    isAsked = false;
    const outcome = await makeCall(deps, call);
    const opened = await noteOpened(deps, call, outcome);
    if (opened) return opened;
    const mayGoOn = await settlePayment(deps, call, outcome);
    if (!mayGoOn) return null;
  }
  return null;
}

/**
 * Does what is due of all payments: calls that are wanted or have no outcome yet, and the end of windows. Each is claimed by
 * moving its next time, so that several processes share them; what is claimed and not done comes again.
 */
export async function runPayments(deps: PaymentsDeps): Promise<number> {
  let done = 0;
  for (;;) {
    const rows = await claim(deps);
    await Promise.all(rows.map((row) => due(deps, row)));
    done += rows.length;
    if (rows.length < batch) return done;
  }
}

async function claim({ db, clock, settings, changes }: PaymentsDeps): Promise<PaymentRow[]> {
  const now = clock();
  // Longer than the calls of one payment may take.
  const claimedUntil = new Date(now.getTime() + (settings.timeoutSeconds + 5) * 2000);
  return transact({ db, committed: changes.publish }, ({ tx }) => {
    const due = tx
      .select({ id: payments.id })
      .from(payments)
      .where(lte(payments.nextAt, now))
      .orderBy(asc(payments.nextAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    return tx.update(payments).set({ nextAt: claimedUntil }).where(inArray(payments.id, due)).returning();
  });
}

/** What is due of one payment: the end of its window, the time of what stands, then what is wanted of the provider. */
async function due(deps: PaymentsDeps, { id, orderId }: PaymentRow): Promise<void> {
  const isOver = await transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const now = deps.clock();
    const [order] = await write.tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const rows = await lockPayments(write.tx, orderId);
    const row = rows.find((one) => one.id === id);
    if (!order || !row) return false;
    if (isHeld(row.status) && row.wants === null) {
      await actWhenDue({ ...write, now }, deps, order, row);
      return false;
    }
    if (now < row.expiresAt || !waitsForItsEnd(row)) return false;
    const others = rows.filter((one) => one.id !== id);
    const wish = await findWish(write.tx, orderId);
    return (await endWindow(deps, { ...write, now }, { order, row, others, wish })) === 'nothing';
  });
  if (!isOver) await drivePayment(deps, id, true);
}

/** A page that may be paid, or one that could not be opened, of an order that may wait still. */
function waitsForItsEnd({ status, wants }: PaymentRow): boolean {
  if (status === 'open' || status === 'pending') return wants === null || wants === 'open' || wants === 'close';
  return (status === 'failed' || status === 'expired' || status === 'cancelled') && wants === null;
}
