import { askAgainAt } from '#domain/payment/ask-again.ts';
import { and, asc, eq, inArray, lte } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments, refunds } from '#server/db/tables/payments.ts';
import { transact } from '#server/db/transact.ts';
import { lockPayments, type PaymentRow } from '#server/services/payments/payment-row.ts';
import type { RefundRow } from '#server/services/payments/refunds.ts';
import { drivePayment } from './drive-payment.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { type PlannedRefund, planRefund } from './plan-refund.ts';
import { settleRefund } from './settle-refunds.ts';

const batch = 20;

type Due = { refund: RefundRow; payment: PaymentRow };

/** Asks the providers for the refunds that are due, and how those stand that they have taken on. */
export async function sendRefunds(deps: PaymentsDeps): Promise<number> {
  const due = await claim(deps);
  for (const one of due) await send(deps, one);
  return due.length;
}

/** Each is put off by what its calls may take: what is claimed and not done comes again. */
async function claim({ db, clock, settings, changes }: PaymentsDeps): Promise<Due[]> {
  const now = clock();
  const claimedUntil = new Date(now.getTime() + (settings.timeoutSeconds + 5) * 2000);
  return transact({ db, committed: changes.publish }, async ({ tx }) => {
    const due = tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(lte(refunds.nextAt, now))
      .orderBy(asc(refunds.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    const claimed = await tx.update(refunds).set({ nextAt: claimedUntil }).where(inArray(refunds.id, due)).returning();
    const ids = claimed.map(({ paymentId }) => paymentId);
    const paid = await tx.select().from(payments).where(inArray(payments.id, ids));
    return claimed.flatMap((refund) => {
      const payment = paid.find(({ id }) => id === refund.paymentId);
      return payment ? [{ refund, payment }] : [];
    });
  });
}

async function send(deps: PaymentsDeps, { refund, payment }: Due): Promise<void> {
  // It goes back once it has been taken.
  if (payment.wants !== null) return putOff(deps, refund, refund.tries);
  if (payment.capturedCents === 0) return dropUntaken(deps, refund);
  const planned = await plan(deps, refund);
  if (planned === 'nothing') return;
  if (planned !== 'look') return ask(deps, planned, payment);
  await putOff(deps, refund, refund.tries + 1);
  // What it has come to is settled with the payment; what was not done is asked for under a new key at once.
  await drivePayment(deps, payment.id, true);
  const then = await plan(deps, refund);
  if (then !== 'nothing' && then !== 'look') await ask(deps, then, payment);
}

/**
 * Nothing was taken of its payment, as the capture was refused or the reservation has gone: nothing goes back. Where it is
 * taken later on, it is so much less (`settleDue`).
 */
async function dropUntaken({ db, changes }: PaymentsDeps, { id, orderId, paymentId }: RefundRow): Promise<void> {
  await transact({ db, committed: changes.publish }, async ({ tx }) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const row = (await lockPayments(tx, orderId)).find((one) => one.id === paymentId);
    if (!row || row.wants !== null || row.capturedCents > 0) return;
    await tx.delete(refunds).where(and(eq(refunds.id, id), eq(refunds.status, 'pending')));
  });
}

function plan({ db, changes, clock }: PaymentsDeps, refund: RefundRow): Promise<PlannedRefund | 'look' | 'nothing'> {
  return transact({ db, committed: changes.publish }, ({ tx }) => planRefund(tx, refund, clock()));
}

async function ask(deps: PaymentsDeps, planned: PlannedRefund, payment: PaymentRow): Promise<void> {
  const provider = deps.providers.get(payment.provider);
  if (!provider) return;
  const { id, references, amountCents, currency, createdAt: openedAt } = payment;
  const known = { id, references, amountCents, currency, openedAt };
  const outcome = await provider.refund(known, planned.refund.amountCents, planned.refund.key);
  await settleRefund(deps, planned, outcome);
  // What has gone back is what the provider says.
  if (outcome.kind === 'done') await drivePayment(deps, payment.id, true);
}

/** A bank may take days; so often it is asked about each quarter of an hour anyway. */
const mostTries = 1000;

async function putOff({ db, clock, settings }: PaymentsDeps, refund: RefundRow, tried: number): Promise<void> {
  const tries = Math.min(tried, mostTries);
  const nextAt = askAgainAt(refund.createdAt, clock(), tries, settings.lookupSeconds);
  await db.update(refunds).set({ nextAt, tries }).where(eq(refunds.id, refund.id));
}
