import { providerCurrencies } from '#domain/payment/currencies.ts';
import type { ProviderMode } from '#domain/payment/provider.ts';
import type { StripeSettings } from '#server/config-payments.ts';
import type { Provider } from '../provider.ts';
import { unsupported } from '../wire/outcomes.ts';
import { ask, createClient } from './client.ts';
import { listBooks } from './list-books.ts';
import { findStanding } from './lookup.ts';
import { authoriseKept, cancel, capture, forgetMeans, refund } from './move-money.ts';
import { openPage } from './open-page.ts';
import { readEvent } from './read-event.ts';

/**
 * Cards through Stripe Checkout. `shopId` tells the shops of one account apart: it stands on all that is made there. Days of
 * a reservation: docs.stripe.com/payments/place-a-hold-on-a-payment-method, of the shortest of its networks.
 */
export function createStripe(settings: StripeSettings, shopId: string, timeoutSeconds: number): Provider {
  const client = createClient(settings, shopId, timeoutSeconds);
  return {
    name: 'stripe',
    mode: modeOf(settings),
    abilities: {
      keepsMeans: true,
      authorisedDays: { onSession: 7, offSession: 4 },
      honouredDays: null,
      captures: 'once',
      asynchronous: false,
      currencies: providerCurrencies.stripe,
    },
    open: (page, key) => openPage(client, page, key),
    lookup: (payment) => ask(client, () => findStanding(client, payment)),
    authoriseApproved: () => unsupported('a step between approval and reservation'),
    authoriseKept: (payment, key) => authoriseKept(client, payment, key),
    reauthorise: () => unsupported('to reserve anew'),
    capture: (payment, amount, final, key) => capture(client, payment, amount, final, key),
    cancel: (payment, key) => cancel(client, payment, key),
    refund: (payment, amount, key) => refund(client, payment, amount, key),
    forgetMeans: (references, key) => forgetMeans(client, references, key),
    readEvent: (...post) => readEvent(client, ...post),
    listBooks: (day) => listBooks(client, day),
    ping: async () => (await ask(client, () => client.stripe.balance.retrieve())).kind === 'done',
  };
}

/** By how its keys begin (docs.stripe.com/keys): `sk_live_`, and `rk_live_` with fewer rights. */
function modeOf({ secretKey, isSandbox }: StripeSettings): ProviderMode {
  if (isSandbox) return 'sandbox';
  return /^[sr]k_live_/.test(secretKey) ? 'live' : 'test';
}
