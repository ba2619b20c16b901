import { expect, test } from 'vitest';
import { notAvailableFeeCents } from './shipping-rule.ts';
import { storeQualifies } from './store-qualifies.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number) => ({
  postalCode,
  orderAmountCents,
  feeRetailCents,
  feeWholesaleCents: 0,
});
const open = [rule('75011', 5000, 490), rule('*****', 2000, notAvailableFeeCents)];

test.each([
  ['delivers to the code', true, open, '75011', true],
  ['does not deliver', false, open, '75011', false],
  ['the wildcard refuses', true, open, '69001', false],
  ['no rules', true, [], '75011', false],
  ['no rule matches', true, [rule('69001', 0, 0)], '75011', false],
  [
    'the lowest rule refuses, listed last',
    true,
    [rule('*****', 5000, 0), rule('*****', 2000, notAvailableFeeCents)],
    '75011',
    false,
  ],
  [
    'only a higher rule refuses',
    true,
    [rule('*****', 5000, notAvailableFeeCents), rule('*****', 2000, 490)],
    '75011',
    true,
  ],
] as const)('%s', (_, allowDelivery, shippingRules, code, expected) => {
  expect(storeQualifies({ allowDelivery, shippingRules }, code)).toBe(expected);
});
