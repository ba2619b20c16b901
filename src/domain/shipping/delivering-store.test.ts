import { expect, test } from 'vitest';
import { deliveringStore, nearestStore, storeQualifies } from './delivering-store.ts';
import { notAvailableFeeCents } from './shipping-rule.ts';

const rule = (postalCode: string, feeRetailCents = 490) => {
  return { postalCode, orderAmountCents: 3000, feeRetailCents, feeWholesaleCents: 0 };
};
const store = (id: number, postalCode: string, rules: ReturnType<typeof rule>[], allowDelivery = true) => {
  return { id, allowDelivery, shippingRules: rules, address: { postalCode } };
};
const stores = [
  store(1, '75013', [rule('75013'), rule('*****')]),
  store(2, '93100', [rule('93100'), rule('75020'), rule('*****', notAvailableFeeCents)]),
  store(3, '94200', [rule('*****')]),
  store(4, '77185', [], false),
];

test.each([
  ['the present store while it qualifies', '93100', 3, 3],
  ['the one that names the code', '93100', 4, 2],
  ['named here, though another is present and refuses', '75020', 4, 2],
  ['the nearest of those that go everywhere', '94100', 2, 3],
  ['the nearest again', '75002', null, 1],
])('%s', (_, code, present, expected) => {
  expect(deliveringStore(stores, code, present)?.id).toBe(expected);
});

test('none, where nobody goes', () => {
  expect(
    deliveringStore(
      [stores[1], stores[3]].filter((s) => s !== undefined),
      '69001',
      2,
    ),
  ).toBeNull();
  expect(deliveringStore([], '75013', null)).toBeNull();
});

test('the nearest store, to fetch the goods from', () => {
  expect(nearestStore(stores, '77200')?.id).toBe(4);
  expect(nearestStore(stores, '75001')?.id).toBe(1);
  expect(nearestStore([], '75001')).toBeNull();
});

const ruleFrom = (postalCode: string, orderAmountCents: number, feeRetailCents: number) => {
  return { postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents: 0 };
};
const open = [ruleFrom('75011', 5000, 490), ruleFrom('*****', 2000, notAvailableFeeCents)];

test.each([
  ['delivers to the code', true, open, '75011', true],
  ['does not deliver', false, open, '75011', false],
  ['the wildcard refuses', true, open, '69001', false],
  ['no rules', true, [], '75011', false],
  ['no rule matches', true, [ruleFrom('69001', 0, 0)], '75011', false],
  [
    'the lowest rule refuses, listed last',
    true,
    [ruleFrom('*****', 5000, 0), ruleFrom('*****', 2000, notAvailableFeeCents)],
    '75011',
    false,
  ],
  [
    'only a higher rule refuses',
    true,
    [ruleFrom('*****', 5000, notAvailableFeeCents), ruleFrom('*****', 2000, 490)],
    '75011',
    true,
  ],
] as const)('%s', (_, allowDelivery, shippingRules, code, expected) => {
  expect(storeQualifies({ allowDelivery, shippingRules }, code)).toBe(expected);
});
