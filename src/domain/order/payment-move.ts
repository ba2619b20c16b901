import type { PaymentMethod, PaymentStatus } from './payment.ts';

/** What staff record themselves: the other methods are settled by their providers. */
const settledByStaff: ReadonlySet<PaymentMethod> = new Set(['cash', 'bank_transfer']);

const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  needs_payment: ['paid'],
  authorised: [],
  paid: ['refunded'],
  refunded: [],
};

/** How staff may mark the payment of a placed order from here. */
export function nextPayments(method: PaymentMethod, from: PaymentStatus): readonly PaymentStatus[] {
  return settledByStaff.has(method) ? next[from] : [];
}
