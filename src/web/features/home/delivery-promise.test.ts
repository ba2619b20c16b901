import { expect, test } from 'vitest';
import { notAvailableFeeCents } from '#domain/shipping/shipping-rule.ts';
import { deliveryPromise } from './delivery-promise.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number) => {
  return { postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents: feeRetailCents };
};
const promise = (shippingRules: ReturnType<typeof rule>[], allowDelivery = true) =>
  deliveryPromise({ allowDelivery, shippingRules });

test('a store that does not deliver, or has no rules, promises pickup alone', () => {
  expect(promise([rule('*****', 3000, 490)], false)).toEqual({ kind: 'pickup' });
  expect(promise([])).toEqual({ kind: 'pickup' });
  expect(promise([rule('*****', 3000, notAvailableFeeCents)])).toEqual({ kind: 'pickup' });
});

test('where the wildcard refuses, only the codes that are served are named', () => {
  const rules = [
    rule('93100', 4000, 350),
    rule('75020', 6000, 490),
    rule('93100', 8000, 0),
    rule('94000', 2000, notAvailableFeeCents),
    rule('*****', 12_000, notAvailableFeeCents),
  ];
  expect(promise(rules)).toEqual({ kind: 'codes', codes: ['75020', '93100'] });
});

test('the fee is the highest of all and the free amount holds for every code', () => {
  const rules = [
    rule('75013', 3000, 390),
    rule('75013', 5000, 0),
    rule('*****', 5000, 590),
    rule('*****', 8000, 290),
    rule('*****', 8000, 0),
  ];
  expect(promise(rules)).toEqual({ kind: 'everywhere', maxFeeCents: 590, freeFromCents: 8000 });
  const expected = { kind: 'everywhere', maxFeeCents: 990, freeFromCents: null };
  expect(promise([...rules, rule('69001', 3000, 990)])).toEqual(expected);
});
