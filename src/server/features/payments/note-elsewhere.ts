import type { Cents } from '#domain/money/cents.ts';
import type { Attention } from '#domain/payment/payment-status.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNotNull } from '#server/db/sql.ts';
import { paymentEvents, refunds } from '#server/db/tables/payments.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import type { Standing, StandingRefund } from './provider.ts';

/**
 * What happened to a payment at its provider without us, and needs attention: money that went back in its own pages, a
 * dispute that has begun or was lost (payments.md, Until the goods are picked). Each is a row of the events once, and told
 * once. `lostCents`: what has gone back by a dispute that was lost now, which its row has. Call it once the refunds are settled.
 */
export async function noteElsewhere(
  tx: Db,
  { id: paymentId, provider }: Pick<PaymentRow, 'id' | 'provider'>,
  standing: Pick<Standing, 'refunds' | 'dispute' | 'capturedCents'>,
  now: Date,
): Promise<{ attention: Attention | null; lostCents: Cents }> {
  const { refunds: found, dispute } = standing;
  const nothing = { attention: null, lostCents: 0 };
  // Most payments have neither: nothing is read for them.
  if (found.length === 0 && dispute === null) return nothing;
  const isOurs = await findOurs(tx, paymentId);
  const elsewhere = found.filter((one) => one.state !== 'failed' && !isOurs(one));
  const news: { attention: Attention; eventId: string; refundedCents?: Cents }[] = elsewhere.map(({ reference }) => {
    return { attention: 'refundedElsewhere', eventId: `elsewhere:${provider}:${reference}` };
  });
  if (dispute && dispute.state !== 'won') {
    const refundedCents = wentBackCents(standing) - wentBackCents({ ...standing, dispute: null });
    news.push({ attention: 'dispute', eventId: `dispute:${provider}:${paymentId}:${dispute.state}`, refundedCents });
  }
  if (news.length === 0) return nothing;
  const note = { paymentId, at: now, kind: 'event', phase: 'note' } as const;
  const rows = news.map(({ attention, ...one }) => ({ ...note, ...one, text: attention }));
  const written = await tx.insert(paymentEvents).values(rows).onConflictDoNothing().returning();
  const told = news.findLast(({ eventId }) => written.some((row) => row.eventId === eventId));
  const lostCents = written.reduce((sum, row) => sum + row.refundedCents, 0);
  return { attention: told?.attention ?? null, lostCents };
}

/** By the key that we asked with; of a provider that does not say it by its number, or as it is being asked for now. */
async function findOurs(tx: Db, paymentId: string): Promise<(found: StandingRefund) => boolean> {
  const rows = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const isRefund = and(eq(paymentEvents.kind, 'refund'), isNotNull(paymentEvents.key));
  const asked = await tx
    .select({ key: paymentEvents.key })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), isRefund));
  const keys = new Set(asked.map(({ key }) => key));
  return ({ key, reference, amountCents }) =>
    rows.some((row) => row.reference === reference) ||
    (key === null
      ? rows.some((row) => row.reference === null && row.status === 'pending' && row.amountCents === amountCents)
      : keys.has(key));
}

/** What has gone back of a payment: by refunds, and by a dispute that was lost. */
export function wentBackCents({
  refunds: found,
  dispute,
  capturedCents,
}: Pick<Standing, 'refunds' | 'dispute' | 'capturedCents'>): Cents {
  const sum = found.filter(({ state }) => state !== 'failed').reduce((cents, one) => cents + one.amountCents, 0);
  const lostCents = dispute?.state === 'lost' ? dispute.amountCents : 0;
  return Math.min(capturedCents, sum + lostCents);
}
