import type { PaymentSettings } from '#server/config-payments.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { Provider } from './provider.ts';

type Settings = Pick<PaymentSettings, 'stripe' | 'paypal'>;
type Shop = { publicUrl: string; payments: Pick<PaymentSettings, 'timeoutSeconds'> };

/**
 * The providers that are set up, loaded where they are: Stripe's library takes a third of a second. The address of the shop
 * names it to them among others with the same account.
 */
export async function createProviders(
  { stripe, paypal }: Settings,
  { publicUrl, payments: { timeoutSeconds } }: Shop,
): Promise<PaymentsDeps['providers']> {
  const all: Provider[] = [];
  if (stripe) {
    const { createStripe } = await import('./stripe/stripe.ts');
    all.push(createStripe(stripe, publicUrl, timeoutSeconds));
  }
  if (paypal) {
    const { createPayPal } = await import('./paypal/paypal.ts');
    all.push(createPayPal(paypal, publicUrl, timeoutSeconds));
  }
  return new Map(all.map((provider) => [provider.name, provider]));
}
