import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalPrice } from './final-price.ts';

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
