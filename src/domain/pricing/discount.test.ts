import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveDiscount, finalPrice, isDiscountActive, largerDiscount } from './discount.ts';

const [soon, later] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-24T00:00:00Z')];

test.each([
  ['none', [null, null], [null, null], [null, null]],
  ['the own alone', [10, soon], [null, null], [10, soon]],
  ['the own alone, without end', [10, null], [null, null], [10, null]],
  ['the store alone', [null, null], [20, later], [20, later]],
  ['the larger, though it ends sooner', [30, soon], [20, later], [30, soon]],
  ['the larger, though the other has no end', [10, null], [20, soon], [20, soon]],
  ['two alike: the later end', [20, soon], [20, later], [20, later]],
  ['two alike: the later end, the own', [20, later], [20, soon], [20, later]],
  ['two alike, one without end', [20, null], [20, soon], [20, null]],
  ['two alike, the other without end', [20, soon], [20, null], [20, null]],
] as const)('%s', (_, [own, ownEnd], [store, storeEnd], [percent, endsAt]) => {
  const larger = largerDiscount({ percent: own, endsAt: ownEnd }, { percent: store, endsAt: storeEnd });
  expect(larger).toEqual({ percent, endsAt });
});

const now = new Date('2026-11-21T10:00:00Z');
const before = new Date('2026-11-21T09:59:59.999Z');
const after = new Date('2026-11-21T10:00:00.001Z');

test.each([
  [true, null, null, true],
  [false, null, null, false],
  [true, before, after, true],
  [false, before, after, false],
  [true, now, null, true],
  [true, null, now, true],
  [true, now, now, true],
  [true, after, null, false],
  [true, null, before, false],
])('switched on %s, from %s, to %s: %s', (isActive, validFrom, validTo, expected) => {
  expect(isDiscountActive({ isActive, validFrom, validTo }, now)).toBe(expected);
});

test.each([
  [null, null, null],
  [0, null, null],
  [null, 0, null],
  [10, null, 10],
  [null, 15, 15],
  [10, 15, 15],
  [20, 15, 20],
  [10, 10, 10],
])('own %s and store %s give %s', (own, store, expected) => {
  expect(effectiveDiscount(own, store)).toBe(expected);
});

test.each([
  [999, null, 999],
  [999, 0, 999],
  [999, 10, 899],
  [250, 15, 213],
  [150, 25, 113],
  [100, 34, 66],
  [1000, 12.5, 875],
  [1, 50, 1],
  [999, 100, 0],
])('%d cents less %s %% is %d', (base, percent, expected) => {
  expect(finalPrice(base, percent)).toBe(expected);
});

test('is base × (100 − discount) / 100, half up', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), (base, percent) => {
      const exact = BigInt(base) * BigInt(100 - percent);
      expect(BigInt(finalPrice(base, percent))).toBe((exact + 50n) / 100n);
    }),
  );
});
