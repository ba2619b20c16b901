import { expect, test } from 'vitest';
import { paymentMethods, paymentStatuses } from './payment.ts';
import { nextPayments } from './payment-move.ts';

test.each(['cash', 'bank_transfer'] as const)('%s is paid once, and given back once', (method) => {
  expect(paymentStatuses.map((from) => nextPayments(method, from))).toEqual([['paid'], [], ['refunded'], []]);
});

test('what a provider settles is not marked by staff', () => {
  const others = paymentMethods.filter((method) => method !== 'cash' && method !== 'bank_transfer');
  expect(others).toHaveLength(2);
  for (const method of others) for (const from of paymentStatuses) expect(nextPayments(method, from)).toEqual([]);
});
