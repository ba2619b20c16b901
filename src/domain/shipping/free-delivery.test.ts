import { expect, test } from 'vitest';
import { freeDeliveryThreshold } from './free-delivery.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number, feeWholesaleCents: number) => {
  return { postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents };
};
const rules = [
  rule('75011', 8000, 0, 0),
  rule('75011', 5000, 0, 990),
  rule('75011', 2000, 490, 990),
  rule('69001', 3000, 490, 490),
  rule('*****', 9000, 0, 0),
];

test.each([
  ['75011', 'retail', 5000],
  ['75011', undefined, 5000],
  ['75011', 'wholesale', 8000],
  ['13001', 'retail', 9000],
  ['69001', 'retail', null],
] as const)('%s at %s prices: %s', (code, priceType, expected) => {
  expect(freeDeliveryThreshold(rules, code, priceType)).toBe(expected);
});

test('no rules, no promise', () => {
  expect(freeDeliveryThreshold([], '75011')).toBeNull();
});
