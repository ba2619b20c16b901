import type { PaymentSettings } from '#server/config-payments.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { createPayPal } from './paypal/paypal.ts';
import type { Provider } from './provider.ts';
import { createStripe } from './stripe/stripe.ts';

type Settings = Pick<PaymentSettings, 'stripe' | 'paypal'>;
type Shop = { publicUrl: string; payments: Pick<PaymentSettings, 'timeoutSeconds'> };

/** The providers that are set up; the address of the shop names it to them among others with the same account. */
export function createProviders(
  { stripe, paypal }: Settings,
  { publicUrl, payments: { timeoutSeconds } }: Shop,
): PaymentsDeps['providers'] {
  const all: Provider[] = [];
  if (stripe) all.push(createStripe(stripe, publicUrl, timeoutSeconds));
  if (paypal) all.push(createPayPal(paypal, publicUrl, timeoutSeconds));
  return new Map(all.map((provider) => [provider.name, provider]));
}
