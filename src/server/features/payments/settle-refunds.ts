import { askAgainAt } from '#domain/payment/ask-again.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, isNull, ne } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { paymentEvents, payments, refunds } from '#server/db/tables/payments.ts';
import { transact } from '#server/db/transact.ts';
import { toCheck } from '#server/services/payments/payment-row.ts';
import type { RefundRow } from '#server/services/payments/refunds.ts';
import { howToRepeat, selectCallByKey } from './last-call.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { PlannedRefund } from './plan-refund.ts';
import type { CallOutcome, StandingRefund } from './provider.ts';

/** Writes what a refund that was asked for came to; staff are to look at one that failed. */
export async function settleRefund(
  { db, changes, clock, settings }: PaymentsDeps,
  { refund, requestId }: PlannedRefund,
  outcome: CallOutcome<StandingRefund>,
): Promise<void> {
  await transact({ db, committed: changes.publish }, async ({ tx }) => {
    const now = clock();
    const { id, orderId, paymentId, amountCents, key, createdAt, tries } = refund;
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const said = outcome.kind === 'done' ? {} : { text: outcome.text };
    const code = outcome.kind === 'refused' ? outcome.code : null;
    const about = { paymentId, kind: 'refund', phase: 'outcome', requestId, amountCents } as const;
    await tx
      .insert(paymentEvents)
      .values({ ...about, at: now, outcome: outcome.kind, code, ...said })
      // Two processes that have asked with one key: the first has written what it came to.
      .onConflictDoNothing();
    const again = { tries: tries + 1, nextAt: askAgainAt(createdAt, now, tries + 1, settings.lookupSeconds) };
    const becomes = outcome.kind === 'done' ? valuesOf(outcome.value, again.nextAt) : again;
    const values = outcome.kind === 'refused' ? ({ status: 'failed', nextAt: null } as const) : becomes;
    // What was looked up meanwhile has ended it already.
    const isOpen = and(eq(refunds.id, id), eq(refunds.key, key), eq(refunds.status, 'pending'));
    const [row] = await tx.update(refunds).set(values).where(isOpen).returning({ status: refunds.status });
    // What has gone back is what the provider says: who asks may end before it is looked up, and the job does it then.
    if (outcome.kind === 'done') {
      const isLeft = and(eq(payments.id, paymentId), isNull(payments.nextAt));
      await tx.update(payments).set({ nextAt: now }).where(isLeft);
    }
    if (row?.status !== 'failed') return;
    await tx
      .update(payments)
      .set({ ...toCheck('refundFailed'), updatedAt: now })
      .where(eq(payments.id, paymentId));
  });
}

/**
 * What the refunds of a payment become when its provider says how it stands: one that was pending is done or has failed, one
 * that was done has failed at the payer's bank, one whose call broke was made all the same. Answers whether one has failed
 * now. The caller holds the order's row.
 */
export async function settleRefunds(
  tx: Db,
  paymentId: string,
  found: readonly StandingRefund[],
  now: Date,
): Promise<boolean> {
  if (found.length === 0) return false;
  const isOpen = and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed'));
  const rows = await tx.select().from(refunds).where(isOpen).orderBy(asc(refunds.id)).for('update');
  const taken = new Set(rows.map(({ reference }) => reference));
  let hasFailed = false;
  for (const row of rows) {
    const one = found.find((each) => isIt(row, each)) ?? (await findMade(tx, row, found, taken, now));
    if (!one || (one.state === row.status && one.reference === row.reference)) continue;
    taken.add(one.reference);
    await tx
      .update(refunds)
      .set(valuesOf(one, row.nextAt ?? now))
      .where(eq(refunds.id, row.id));
    if (one.state === 'failed') hasFailed = true;
  }
  return hasFailed;
}

function isIt({ reference, key }: RefundRow, found: StandingRefund): boolean {
  return reference === null ? found.key === key : found.reference === reference;
}

/**
 * What a call that broke has made all the same, of a provider that does not say by which key: one of its sum that belongs to
 * no other.
 */
async function findMade(
  tx: Db,
  { paymentId, reference, key, amountCents }: RefundRow,
  found: readonly StandingRefund[],
  taken: ReadonlySet<string | null>,
  now: Date,
): Promise<StandingRefund | undefined> {
  const last = reference === null ? await selectCallByKey(tx, paymentId, key) : null;
  if (!last || (await howToRepeat(tx, paymentId, last, now)) === 'sameKey') return undefined;
  const fits = (one: StandingRefund) => one.key === null && one.amountCents === amountCents && one.state !== 'failed';
  return found.find((one) => fits(one) && !taken.has(one.reference));
}

/** It is asked about until it has ended. */
function valuesOf({ state, reference }: StandingRefund, nextAt: Date): Partial<RefundRow> {
  return { status: state, reference, nextAt: state === 'pending' ? nextAt : null };
}
