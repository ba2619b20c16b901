import type { PaymentMethod } from '#domain/order/payment.ts';
import type { SavedPaymentType } from './saved-payment.ts';

/** The way to pay an order that a saved payment method stands for: a check for none. */
export function methodOf(type: SavedPaymentType | null): PaymentMethod | null {
  if (type === 'bank') return 'bank_transfer';
  return type === 'card' ? 'card' : null;
}
