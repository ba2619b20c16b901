import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfUp } from './round.ts';

test.each([
  [0, 7, 0],
  [1, 2, 1],
  [1, 3, 0],
  [2, 3, 1],
  [5, 10, 1],
  [4, 10, 0],
  [15, 10, 2],
  [Number.MAX_SAFE_INTEGER, 2, 4503599627370496],
  [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER, 1],
  [-1, 2, -1],
  [-1, 3, 0],
])('%d / %d is rounded to %d', (numerator, denominator, expected) => {
  expect(roundHalfUp(numerator, denominator)).toBe(expected);
});

test('agrees with whole-number arithmetic of any size', () => {
  const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(fc.maxSafeNat(), positive, (n, d) => {
      expect(BigInt(roundHalfUp(n, d))).toBe((2n * BigInt(n) + BigInt(d)) / (2n * BigInt(d)));
    }),
  );
});
