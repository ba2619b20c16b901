import type { Cents } from '#domain/money/cents.ts';
import type { PaymentStatus } from './payment.ts';
import type { OrderStatus } from './status.ts';

type Payable = { status: OrderStatus; paymentStatus: PaymentStatus; totalCents: Cents; creditCents: Cents };
/**
 * What has happened to an order, the oldest first: a mark of its payment, or a change of what it comes to. Changes of older
 * releases do not say what credit paid before; they left it as it was.
 */
export type PaymentStep =
  | { kind: 'payment' }
  | { kind: 'change'; totalBeforeCents: Cents; creditBeforeCents: Cents | null };

/**
 * The money that was paid of an order that is marked as paid, in cents: what was left to pay beside its credit at that
 * moment, before the changes that came after the mark. Null while it is not marked so.
 */
export function paidCents(
  order: Pick<Payable, 'paymentStatus' | 'totalCents' | 'creditCents'>,
  steps: readonly PaymentStep[],
): Cents | null {
  if (order.paymentStatus !== 'paid') return null;
  let { totalCents, creditCents } = order;
  for (const step of steps.toReversed()) {
    if (step.kind === 'payment') break;
    totalCents = step.totalBeforeCents;
    creditCents = step.creditBeforeCents ?? creditCents;
  }
  return totalCents - creditCents;
}

/**
 * What is left to be paid of an order, in cents; below nothing: what is to be paid back. An order that was cancelled or
 * rejected comes to nothing. `returnedCents` is what of it came back and was not store credit.
 */
export function dueCents(order: Payable, steps: readonly PaymentStep[], returnedCents: Cents): Cents {
  const hasEnded = order.status === 'cancelled' || order.status === 'rejected';
  const left = hasEnded ? 0 : order.totalCents - order.creditCents - returnedCents;
  const paid = paidCents(order, steps);
  if (paid !== null) return left - paid;
  return order.paymentStatus === 'needs_payment' ? Math.max(0, left) : 0;
}

/**
 * Whether the shop awaits money for an order: placed, marked by nobody as paid, and not paid by credit alone. What was
 * returned since is left aside, as are changes after it was paid.
 */
export function awaitsPayment(order: Payable): boolean {
  return order.status !== 'draft' && dueCents(order, [], 0) > 0;
}
