import { asc, eq, inArray, lte } from 'drizzle-orm';
import { askAgainAt } from '#domain/payment/ask-again.ts';
import { paymentEvents, payments, refunds } from '#server/db/tables/payments.ts';
import { transact } from '#server/db/transact.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import type { RefundRow } from '#server/services/payments/refunds.ts';
import { drivePayment } from './drive-payment.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { CallOutcome, StandingRefund } from './provider.ts';

const batch = 20;

type Due = { refund: RefundRow; payment: PaymentRow };

/** Asks the providers for the refunds that are due. What has no answer is asked again with its key. */
export async function sendRefunds(deps: PaymentsDeps): Promise<number> {
  const due = await claim(deps);
  for (const one of due) await send(deps, one);
  return due.length;
}

async function claim({ db, clock, settings, changes }: PaymentsDeps): Promise<Due[]> {
  const now = clock();
  const claimedUntil = new Date(now.getTime() + (settings.timeoutSeconds + 5) * 1000);
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
  const { amountCents, key, paymentId } = refund;
  const provider = deps.providers.get(payment.provider);
  if (!provider) return;
  const about = { paymentId, kind: 'refund', amountCents } as const;
  const [request] = await deps.db
    .insert(paymentEvents)
    .values({ ...about, at: deps.clock(), phase: 'request', key })
    .returning({ id: paymentEvents.id });
  const { id, references, currency, createdAt: openedAt } = payment;
  const known = { id, references, amountCents: payment.amountCents, currency, openedAt };
  const outcome = await provider.refund(known, amountCents, key);
  await transact({ db: deps.db, committed: deps.changes.publish }, async ({ tx }) => {
    const now = deps.clock();
    const text = outcome.kind === 'done' ? null : outcome.text;
    const requestId = request?.id ?? null;
    const code = outcome.kind === 'refused' ? outcome.code : null;
    await tx
      .insert(paymentEvents)
      .values({ ...about, at: now, phase: 'outcome', requestId, outcome: outcome.kind, text, code });
    const next = afterwards(deps, refund, outcome, now);
    await tx.update(refunds).set(next).where(eq(refunds.id, refund.id));
    if (next.status === 'failed')
      await tx.update(payments).set({ attention: 'refundFailed' }).where(eq(payments.id, paymentId));
  });
  // What has gone back is what the provider says.
  if (outcome.kind === 'done') await drivePayment(deps, paymentId, true);
}

function afterwards(
  { settings }: PaymentsDeps,
  { tries, createdAt }: RefundRow,
  outcome: CallOutcome<StandingRefund>,
  now: Date,
): Partial<RefundRow> {
  if (outcome.kind === 'done') {
    const { state: status, reference } = outcome.value;
    return { status, reference, nextAt: null };
  }
  if (outcome.kind === 'refused') return { status: 'failed', nextAt: null };
  return { tries: tries + 1, nextAt: askAgainAt(createdAt, now, tries + 1, settings.lookupSeconds) };
}
