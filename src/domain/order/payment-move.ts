import { mayTakeBackPayment, type PaymentStep } from './due.ts';
import type { PaymentMethod, PaymentStatus } from './payment.ts';

/** What staff record themselves: the other methods are settled by their providers. */
const settledByStaff: ReadonlySet<PaymentMethod> = new Set(['cash', 'bank_transfer']);

const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  needs_payment: ['paid'],
  authorised: [],
  paid: ['refunded'],
  refunded: [],
};

/**
 * How staff may mark the payment of a placed order from here. A mark as paid may be taken back until something stands on
 * it; that money went back is final.
 */
export function nextPayments(
  method: PaymentMethod,
  from: PaymentStatus,
  steps: readonly PaymentStep[],
): readonly PaymentStatus[] {
  if (!settledByStaff.has(method)) return [];
  return from === 'paid' && mayTakeBackPayment(steps) ? [...next.paid, 'needs_payment'] : next[from];
}
