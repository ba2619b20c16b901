import type { Cents } from '#domain/money/cents.ts';
import type { PaymentStatus } from './payment.ts';
import type { OrderStatus } from './status.ts';

type Payable = { status: OrderStatus; paymentStatus: PaymentStatus; totalCents: Cents; creditCents: Cents };
/**
 * What has happened to an order, the oldest first: a mark of its payment, with the sum where one was said; a change of what
 * it comes to; a `paper` that was numbered, its invoice or a credit note. Changes of older releases do not say what credit
 * paid before; they left it as it was.
 */
export type PaymentStep =
  | { kind: 'payment'; amountCents: Cents | null }
  | { kind: 'change'; totalBeforeCents: Cents; creditBeforeCents: Cents | null }
  | { kind: 'paper' };

/**
 * The money that was paid of an order that is marked as paid, in cents: the sum that the mark says, else what was left to
 * pay beside its credit at that moment, before the changes that came after the mark. Null while it is not marked so.
 */
export function paidCents(
  order: Pick<Payable, 'paymentStatus' | 'totalCents' | 'creditCents'>,
  steps: readonly PaymentStep[],
): Cents | null {
  if (order.paymentStatus !== 'paid') return null;
  let { totalCents, creditCents } = order;
  for (const step of steps.toReversed()) {
    if (step.kind === 'payment') {
      if (step.amountCents !== null) return step.amountCents;
      break;
    }
    if (step.kind === 'paper') continue;
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

/** What a mark as paid says where no sum is named: all but what credit has paid and what has come back. */
export function sumToPay(
  { totalCents, creditCents }: Pick<Payable, 'totalCents' | 'creditCents'>,
  returned: Cents,
): Cents {
  return Math.max(0, totalCents - creditCents - returned);
}

/**
 * Whether the mark as paid may be taken back: nothing stands on it yet. An invoice or credit note that was numbered after
 * it says that the order is paid.
 */
export function mayTakeBackPayment(steps: readonly PaymentStep[]): boolean {
  const last = steps.findLast(({ kind }) => kind !== 'change');
  return last?.kind === 'payment';
}

/**
 * Whether the shop awaits money for an order: placed, marked by nobody as paid, and not paid by credit alone. What was
 * returned since is left aside, as are changes after it was paid.
 */
export function awaitsPayment(order: Payable): boolean {
  return order.status !== 'draft' && dueCents(order, [], 0) > 0;
}
