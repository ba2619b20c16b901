import { expect, test } from 'vitest';
import { notAvailableFeeCents } from '#domain/shipping/shipping-rule.ts';
import { deliveryPromise } from './delivery-promise.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number) => {
  return { postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents: 100 };
};
const promise = (shippingRules: ReturnType<typeof rule>[], allowDelivery = true) =>
  deliveryPromise({ allowDelivery, shippingRules, postalCode: '93100' });
const terms = (fee: number, freeFromCents: number | null) => ({
  fromCents: 0,
  fees: { lowestCents: fee, highestCents: fee },
  freeFromCents,
});

test('a store that does not deliver, or has no rules, promises pickup alone', () => {
  expect(promise([rule('*****', 3000, 490)], false)).toEqual({ kind: 'pickup' });
  expect(promise([])).toEqual({ kind: 'pickup' });
  expect(promise([rule('*****', 3000, notAvailableFeeCents)])).toEqual({ kind: 'pickup' });
});

test('where the wildcard refuses, only the codes that are served are named, with the terms around the store', () => {
  const next = [
    rule('75020', 6000, 490),
    rule('94000', 2000, notAvailableFeeCents),
    rule('*****', 12_000, notAvailableFeeCents),
  ];
  const own = [rule('93100', 4000, 350), rule('93100', 4000, 0)];
  expect(promise([...next, ...own])).toEqual({ kind: 'codes', codes: ['75020', '93100'], own: terms(350, 4000) });
  expect(promise(next)).toEqual({ kind: 'codes', codes: ['75020'], own: null });
});

test('where all others are served, the terms around the store and those elsewhere are told apart', () => {
  const elsewhere = [rule('*****', 10_000, 1290), rule('*****', 10_000, 0)];
  const own = [rule('93100', 5000, 390), rule('93100', 5000, 0)];
  expect(promise([...elsewhere, ...own])).toEqual({
    kind: 'zones',
    own: terms(390, 5000),
    elsewhere: terms(1290, 10_000),
  });
  const same = promise(elsewhere);
  expect(same).toEqual({ kind: 'zones', own: terms(1290, 10_000), elsewhere: terms(1290, 10_000) });
  expect('elsewhere' in same && same.own === same.elsewhere).toBe(true);
  const refused = rule('93100', 3000, notAvailableFeeCents);
  expect(promise([...elsewhere, refused])).toEqual({ kind: 'zones', own: null, elsewhere: terms(1290, 10_000) });
});
