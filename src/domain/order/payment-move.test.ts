import { expect, test } from 'vitest';
import type { PaymentStep } from './due.ts';
import { paymentMethods, paymentStatuses } from './payment.ts';
import { nextPayments } from './payment-move.ts';

const marked: PaymentStep[] = [{ kind: 'payment', amountCents: 500 }];
const invoiced: PaymentStep[] = [...marked, { kind: 'paper' }];

test.each([
  ['nothing stands on the mark', marked, ['refunded', 'needs_payment']],
  ['an invoice stands on it', invoiced, ['refunded']],
])('cash and transfers are paid once, and given back once; %s', (_, steps, afterPaid) => {
  for (const method of ['cash', 'bank_transfer'] as const)
    expect(paymentStatuses.map((from) => nextPayments(method, from, steps))).toEqual([['paid'], [], afterPaid, []]);
});

test('what a provider settles is not marked by staff', () => {
  const others = paymentMethods.filter((method) => method !== 'cash' && method !== 'bank_transfer');
  expect(others).toHaveLength(2);
  for (const method of others)
    for (const from of paymentStatuses) expect(nextPayments(method, from, marked)).toEqual([]);
});
