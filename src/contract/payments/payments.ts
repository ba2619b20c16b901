import { call } from '../endpoint.ts';

export type { PaymentPage } from './payments.schema.ts';

const area = { tag: 'payments', access: 'public', schemas: () => import('./payments.schema.ts') } as const;

export const payOrder = call(area, 'payOrder', 'POST /order/:id/payment', { linkToken: true });

export const readPayment = call(area, 'readPayment', 'GET /payment/:id');

export const returnFromPayment = call(area, 'returnFromPayment', 'GET /payment/:id/return');

export const receiveStripeEvent = call(area, 'receiveStripeEvent', 'POST /payments/stripe/events', { body: 'bytes' });

export const receivePaypalEvent = call(area, 'receivePaypalEvent', 'POST /payments/paypal/events', { body: 'bytes' });
