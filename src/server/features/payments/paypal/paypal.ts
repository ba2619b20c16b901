import { providerCurrencies } from '#domain/payment/currencies.ts';
import type { Abilities, ProviderMode } from '#domain/payment/provider.ts';
import type { PayPalSettings } from '#server/config-payments.ts';
import type { Provider } from '../provider.ts';
import { done, unsupported } from '../wire/outcomes.ts';
import { ask, createClient } from './client.ts';
import { listBooks } from './list-books.ts';
import { findStanding } from './lookup.ts';
import { authoriseApproved, cancel, capture, reauthorise, refund } from './move-money.ts';
import { openPage } from './open-page.ts';
import { readEvent } from './read-event.ts';

/**
 * Days of a reservation: developer.paypal.com/docs/checkout/standard/customize/authorization (29, of which PayPal vouches for
 * the first 3).
 */
export const payPalAbilities = {
  keepsMeans: false,
  authorisedDays: { onSession: 29, offSession: 29 },
  honouredDays: 3,
  captures: 'many',
  asynchronous: true,
  currencies: providerCurrencies.paypal,
} as const satisfies Abilities;

/** PayPal by Orders v2. */
export function createPayPal(settings: PayPalSettings, shopId: string, timeoutSeconds: number): Provider {
  const client = createClient(settings, shopId, timeoutSeconds);
  return {
    name: 'paypal',
    mode: modeOf(settings),
    abilities: payPalAbilities,
    open: (page, key) => openPage(client, page, key),
    lookup: (payment) => ask(client, () => findStanding(client, payment)),
    authoriseApproved: (payment, key) => authoriseApproved(client, payment, key),
    authoriseKept: () => unsupported('to reserve on kept means'),
    reauthorise: (payment, key) => reauthorise(client, payment, key),
    capture: (payment, amount, final, key) => capture(client, payment, amount, final, key),
    cancel: (payment, key) => cancel(client, payment, key),
    refund: (payment, amount, key) => refund(client, payment, amount, key),
    forgetMeans: async () => done(null),
    readEvent: (...post) => readEvent(client, ...post),
    listBooks: (day) => listBooks(client, day),
    ping: async () => (await ask(client, client.authenticate)).kind === 'done',
  };
}

function modeOf({ apiUrl, isSandbox }: PayPalSettings): ProviderMode {
  if (isSandbox) return 'sandbox';
  return /^api(-m)?\.paypal\.com$/.test(new URL(apiUrl).hostname) ? 'live' : 'test';
}
