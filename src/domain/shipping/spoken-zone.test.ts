import { describe, expect, test } from 'vitest';
import { feeBands } from './fee-bands.ts';
import { notAvailableFeeCents } from './shipping-rule.ts';
import { spokenZone, zoneTerms } from './spoken-zone.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number) => ({
  postalCode,
  orderAmountCents,
  feeRetailCents,
  feeWholesaleCents: feeRetailCents,
});
const own = [rule('75013', 3000, 390), rule('75013', 5000, 190), rule('75013', 5000, 0)];
const ownRefused = rule('75013', 3000, notAvailableFeeCents);
const next = [rule('75020', 6000, 490), rule('75020', 6000, 0)];
const parcel = [rule('*****', 10_000, 1290), rule('*****', 10_000, 0)];
const refused = rule('*****', 3000, notAvailableFeeCents);
const store = (shippingRules: ReturnType<typeof rule>[], more = {}) => ({
  allowDelivery: true,
  shippingRules,
  postalCode: '75013',
  ...more,
});

describe('whose rules are meant', () => {
  test.each([
    ['the shopper’s own code, once known', store([...own, ...parcel]), '31000', '31000'],
    ['a known code to which nothing is brought, all the same', store([...own, refused]), '31000', '31000'],
    ['the store’s own zone before the wildcard', store([...parcel, ...own]), null, '75013'],
    ['the store’s own zone, where others are refused', store([...own, refused]), null, '75013'],
    ['the wildcard, which is the own zone’s where none is for it', store([...next, ...parcel]), null, '75013'],
    ['the wildcard, where the own zone is refused', store([ownRefused, ...parcel]), null, '*****'],
    ['none, where only codes elsewhere are served', store([...next, refused]), null, null],
    ['none, where the own zone is refused and others have no rule', store([ownRefused, ...next]), null, null],
    ['none of a store without rules', store([]), null, null],
    ['none of a store that does not deliver', store(own, { allowDelivery: false }), null, null],
    [
      'a Canadian store’s own zone, however it is written',
      store([rule('K1A 0B1', 0, 0)], { postalCode: 'k1a0b1' }),
      null,
      'k1a0b1',
    ],
    [
      'a zone of five digits, where the store stands at nine',
      store(own, { postalCode: '75013-1234' }),
      null,
      '75013-1234',
    ],
  ] as const)('%s', (_, one, known, expected) => {
    expect(spokenZone(one, known)).toBe(expected);
  });
});

describe('what is said of a zone', () => {
  const terms = (rules: ReturnType<typeof rule>[]) => zoneTerms(feeBands(rules, '75013', 'retail'));
  test.each([
    [
      'fees that fall, then free',
      own,
      { fromCents: 0, fees: { lowestCents: 190, highestCents: 390 }, freeFromCents: 5000 },
    ],
    [
      'one fee, then free',
      parcel,
      { fromCents: 0, fees: { lowestCents: 1290, highestCents: 1290 }, freeFromCents: 10_000 },
    ],
    ['always free', [rule('75013', 0, 0)], { fromCents: 0, fees: null, freeFromCents: 0 }],
    [
      'from an amount on',
      [ownRefused, rule('75013', 6000, 690), rule('75013', 6000, 0)],
      { fromCents: 3000, fees: { lowestCents: 690, highestCents: 690 }, freeFromCents: 6000 },
    ],
    ['nothing where no rule is', [], null],
  ] as const)('%s', (_, rules, expected) => {
    expect(terms([...rules])).toEqual(expected);
  });
});
