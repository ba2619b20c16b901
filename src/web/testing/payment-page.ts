import type { PaymentPage } from '#contract/payments/payments.ts';

/** The page of a payment by card that may be paid. */
export const openPaymentPage: PaymentPage = {
  payment: {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    status: 'open',
    method: 'card',
    amount: 12.5,
    reserved: 0,
    captured: 0,
    refunded: 0,
    url: 'https://pay.example/1',
    expiresAt: '2026-11-23T10:30:00.000Z',
    asking: false,
  },
  orderId: 1,
  orderNumber: 'P-1',
  orderStatus: 'submitted',
  paymentStatus: 'needs_payment',
  paymentMethod: 'card',
  total: 12,
  keptFor: null,
  reservesAt: null,
  isForChange: false,
};
