import { expect, test } from 'vitest';
import { effectiveDiscount } from './effective-discount.ts';

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
