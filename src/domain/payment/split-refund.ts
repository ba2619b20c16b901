import type { Cents } from '#domain/money/cents.ts';

/** What of a payment may still go back: what was taken less what has gone back or is on its way. */
export type Refundable = { id: string; capturedCents: Cents; refundedCents: Cents; pendingCents: Cents };

export const leftOf = ({ capturedCents, refundedCents, pendingCents }: Refundable): Cents =>
  Math.max(0, capturedCents - refundedCents - pendingCents);

/**
 * Shares out what goes back to the means: the oldest payment first, of each at most what is left of it. `restCents` is what
 * none of them has taken.
 */
export function splitRefund(
  payments: readonly Refundable[],
  cents: Cents,
): { parts: { paymentId: string; cents: Cents }[]; restCents: Cents } {
  let restCents = cents;
  const parts = payments.flatMap((payment) => {
    const part = Math.min(restCents, leftOf(payment));
    restCents -= part;
    return part > 0 ? [{ paymentId: payment.id, cents: part }] : [];
  });
  return { parts, restCents };
}
