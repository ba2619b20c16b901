import type { PaymentPage } from '#contract/payments/payments.ts';
import { isWaiting, type PaymentState } from '#domain/payment/payment-status.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';

/**
 * How an order stands for whoever comes to the page of one of its payments: its page may be paid (`open`); the provider has
 * not said (`asking`); it is reserved or taken (`paid`), by this payment or another; the means are `kept`; this payment is
 * over and the order waits for another (`failed`), or stays as it was without the change that was to be paid (`unchanged`);
 * the order has `ended`.
 */
export type PaymentStand = 'open' | 'asking' | 'paid' | 'kept' | 'failed' | 'unchanged' | 'ended';

export function paymentStand(page: PaymentPage): PaymentStand {
  const { payment, orderStatus, paymentStatus, paymentMethod, isForChange } = page;
  if (orderStatus === 'cancelled' || orderStatus === 'rejected') return 'ended';
  if (payment.status === 'kept') return 'kept';
  // Paid by another payment, or to be paid in cash or by transfer by now: nothing is to be done here.
  const isAgreed = paymentStatus !== 'needs_payment' || !isOnlineMethod(paymentMethod) || orderStatus === 'completed';
  if (isForChange && isAgreed && !takesMoney.has(payment.status))
    return isWaiting(payment.status) ? openOrAsking(payment) : 'unchanged';
  if (isAgreed) return 'paid';
  return isWaiting(payment.status) ? openOrAsking(payment) : 'failed';
}

const takesMoney: ReadonlySet<PaymentState> = new Set(['authorised', 'captured', 'refunded']);

function openOrAsking(payment: PaymentPage['payment']): PaymentStand {
  return payment.status === 'open' && payment.url ? 'open' : 'asking';
}

/** Seconds after which a page that waits for the provider asks again. */
const askAgain = 4;

/** The header by which the page goes on without script: to the provider at once, or to itself; null: it stays. */
export function refreshTo(page: PaymentPage, here: string): string | null {
  const stand = paymentStand(page);
  // Whoever lets a card be kept agrees to it first.
  if (stand === 'open') return page.keptFor === null ? `0; url=${page.payment.url}` : null;
  return stand === 'asking' ? `${askAgain}; url=${here}` : null;
}
