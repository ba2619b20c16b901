import { expect, test } from 'vitest';
import { mostOrderCents } from '#domain/money/currency.ts';
import { deliveryMinimum } from './delivery-minimum.ts';
import { notAvailableFeeCents } from './shipping-rule.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number) => {
  return { postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents: feeRetailCents };
};
const rules = [
  rule('75013', 5000, 390),
  rule('92160', 4500, notAvailableFeeCents),
  rule('92160', 9000, 690),
  rule('94000', 2000, notAvailableFeeCents),
  rule('94000', 3000, notAvailableFeeCents),
  rule('*****', mostOrderCents + 100, notAvailableFeeCents),
];

test.each([
  ['where it is brought', '75013', 100, null],
  ['below the amount', '92160', 4499, 4500],
  ['at the amount', '92160', 4500, null],
  ['over two refusals', '94000', 100, 3000],
  ['above any order', '29000', 100, null],
  ['above any order, however large', '29000', mostOrderCents, null],
])('%s', (_, code, amount, expected) => {
  expect(deliveryMinimum(rules, code, amount)).toBe(expected);
});

test('no rules, no minimum', () => {
  expect(deliveryMinimum([], '75013', 100)).toBeNull();
});
