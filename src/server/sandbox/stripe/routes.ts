import type { StripeRoute } from './answers.ts';
import { readBalance } from './balance.ts';
import { createCustomer, deleteCustomer, detachCard } from './customers.ts';
import { cancelIntent, captureIntent, createIntent, readIntent } from './intents.ts';
import { listOf } from './lists.ts';
import { createRefund } from './refunds.ts';
import { createSession, expireSession, readSession } from './sessions.ts';

const at = (method: StripeRoute['method'], path: string, handle: StripeRoute['handle']): StripeRoute => ({
  method,
  path: new RegExp(`^/v1/${path.replaceAll(':id', '(\\w+)')}$`),
  handle,
});

/** What of Stripe is played: what the adapter asks for. */
export const stripeRoutes: readonly StripeRoute[] = [
  at('POST', 'checkout/sessions', createSession),
  at('GET', 'checkout/sessions', listOf('session', '/v1/checkout/sessions', ['payment_intent', 'customer', 'status'])),
  at('GET', 'checkout/sessions/:id', readSession),
  at('POST', 'checkout/sessions/:id/expire', expireSession),
  at('POST', 'payment_intents', createIntent),
  at('GET', 'payment_intents', listOf('payment_intent', '/v1/payment_intents', ['customer'])),
  at('GET', 'payment_intents/:id', readIntent),
  at('POST', 'payment_intents/:id/capture', captureIntent),
  at('POST', 'payment_intents/:id/cancel', cancelIntent),
  at('POST', 'refunds', createRefund),
  at('GET', 'refunds', listOf('refund', '/v1/refunds', ['payment_intent', 'charge'])),
  at('GET', 'disputes', listOf('dispute', '/v1/disputes', ['payment_intent', 'charge'])),
  at('GET', 'balance_transactions', listOf('balance_transaction', '/v1/balance_transactions', ['type'])),
  at('GET', 'balance', readBalance),
  at('POST', 'customers', createCustomer),
  at('DELETE', 'customers/:id', deleteCustomer),
  at('POST', 'payment_methods/:id/detach', detachCard),
];
