import type { PayPalRoute } from './answers.ts';
import { captureAuthorization, readAuthorization, reauthorize, voidAuthorization } from './authorizations.ts';
import { readCapture, refundCapture } from './captures.ts';
import { authorizeOrder, createOrder, readOrder } from './orders.ts';
import { listDisputes, listTransactions, readDispute } from './reports.ts';

const at = (method: PayPalRoute['method'], path: string, handle: PayPalRoute['handle']): PayPalRoute => ({
  method,
  path: new RegExp(`^/${path.replaceAll(':id', '([\\w-]+)')}$`),
  handle,
});

/** What of PayPal is played: what the adapter asks for. The token and the check of events are asked beside the books. */
export const paypalRoutes: readonly PayPalRoute[] = [
  at('POST', 'v2/checkout/orders', createOrder),
  at('GET', 'v2/checkout/orders/:id', readOrder),
  at('POST', 'v2/checkout/orders/:id/authorize', authorizeOrder),
  at('GET', 'v2/payments/authorizations/:id', readAuthorization),
  at('POST', 'v2/payments/authorizations/:id/capture', captureAuthorization),
  at('POST', 'v2/payments/authorizations/:id/void', voidAuthorization),
  at('POST', 'v2/payments/authorizations/:id/reauthorize', reauthorize),
  at('GET', 'v2/payments/captures/:id', readCapture),
  at('POST', 'v2/payments/captures/:id/refund', refundCapture),
  at('GET', 'v1/reporting/transactions', listTransactions),
  at('GET', 'v1/customer/disputes', listDisputes),
  at('GET', 'v1/customer/disputes/:id', readDispute),
];
