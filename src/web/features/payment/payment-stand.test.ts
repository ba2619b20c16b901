import { expect, test } from 'vitest';
import type { PaymentPage } from '#contract/payments/payments.ts';
import { openPaymentPage } from '#web/testing/payment-page.ts';
import { paymentStand, refreshTo } from './payment-stand.ts';

type Given = Partial<Omit<PaymentPage, 'payment'>> & { payment?: Partial<PaymentPage['payment']> };
const pageOf = ({ payment, ...more }: Given = {}): PaymentPage => ({
  ...openPaymentPage,
  ...more,
  payment: { ...openPaymentPage.payment, ...payment },
});

test.each<[string, Given, ReturnType<typeof paymentStand>]>([
  ['a page that may be paid', {}, 'open'],
  ['one whose provider has not answered', { payment: { status: 'pending', url: null } }, 'asking'],
  ['one that is being authorised', { payment: { status: 'pending' } }, 'asking'],
  ['reserved', { payment: { status: 'authorised' }, paymentStatus: 'authorised' }, 'paid'],
  ['taken', { payment: { status: 'captured' }, paymentStatus: 'paid' }, 'paid'],
  ['kept', { payment: { status: 'kept' } }, 'kept'],
  ['replaced by another that was paid', { payment: { status: 'cancelled' }, paymentStatus: 'authorised' }, 'paid'],
  ['replaced by cash', { payment: { status: 'cancelled' }, paymentMethod: 'cash' }, 'paid'],
  ['the difference of a change', { paymentStatus: 'authorised', isForChange: true }, 'open'],
  [
    'the same, not answered yet',
    { payment: { status: 'pending', url: null }, paymentStatus: 'authorised', isForChange: true },
    'asking',
  ],
  ['the same, paid', { payment: { status: 'authorised' }, paymentStatus: 'authorised', isForChange: true }, 'paid'],
  [
    'the same, not paid in time',
    { payment: { status: 'expired', url: null }, paymentStatus: 'authorised', isForChange: true },
    'unchanged',
  ],
  ['paid anew after the money was lost', { isForChange: true }, 'open'],
  ['refused by the provider', { payment: { status: 'failed', url: null } }, 'failed'],
  ['expired, the order waits still', { payment: { status: 'expired', url: null } }, 'failed'],
  ['expired with its order', { payment: { status: 'expired' }, orderStatus: 'cancelled' }, 'ended'],
  ['paid too late', { payment: { status: 'authorised' }, orderStatus: 'cancelled' }, 'ended'],
])('%s', (_, given, stand) => {
  expect(paymentStand(pageOf(given))).toBe(stand);
});

test.each<[string, Given, string | null]>([
  ['leads on at once', {}, '0; url=https://pay.example/1'],
  ['waits for the consent to keep a card', { keptFor: '2026-12-05T09:00:00.000Z' }, null],
  ['asks again', { payment: { status: 'pending', url: null } }, '4; url=/here'],
  ['stays', { payment: { status: 'failed', url: null } }, null],
])('the page %s', (_, given, header) => {
  expect(refreshTo(pageOf(given), '/here')).toBe(header);
});
