import { expect, test } from 'vitest';
import { deliveryFee } from './delivery-fee.ts';
import { notAvailableFeeCents } from './shipping-rule.ts';

const rules = [
  { postalCode: '*****', orderAmountCents: 2000, feeRetailCents: notAvailableFeeCents, feeWholesaleCents: 0 },
  { postalCode: '*****', orderAmountCents: 5000, feeRetailCents: 490, feeWholesaleCents: 990 },
];

test.each([
  [1999, 'retail', { available: false }],
  [1999, 'wholesale', { available: false }],
  [2000, 'retail', { available: true, feeCents: 490 }],
  [4999, 'wholesale', { available: true, feeCents: 990 }],
  [5000, 'retail', { available: true, feeCents: 0 }],
  [5000, 'wholesale', { available: true, feeCents: 0 }],
] as const)('%d cents at %s prices', (amount, priceType, expected) => {
  expect(deliveryFee(rules, '75011', amount, priceType)).toEqual(expected);
});

test('no rules, no delivery', () => {
  expect(deliveryFee([], '75011', 5000, 'retail')).toEqual({ available: false });
});
