import type { PaymentState } from '#domain/payment/payment-status.ts';
import type { ProviderName } from '#domain/payment/provider.ts';
import type { Tone } from '#web/ui/show/status-dot.tsx';

/** Names are the same in every language. */
export const providerNames: Record<ProviderName, string> = { stripe: 'Stripe', paypal: 'PayPal' };

/** The colour of a state of a payment. */
export const paymentTones: Record<PaymentState, Tone> = {
  open: 'yellow',
  pending: 'yellow',
  authorised: 'green',
  kept: 'green',
  captured: 'green',
  refunded: 'grey',
  failed: 'red',
  expired: 'grey',
  cancelled: 'grey',
};
