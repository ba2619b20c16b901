import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedFigure } from './rounded-figure.ts';

test.each([
  [1, 1, false],
  [42, 42, false],
  [99, 99, false],
  [100, 100, false],
  [101, 100, true],
  [966, 900, true],
  [1000, 1000, false],
  [1234, 1200, true],
  [9999, 9900, true],
  [10_450, 10_000, true],
  [123_456, 120_000, true],
])('%d is shown as %d, more: %s', (count, value, isMore) => {
  expect(roundedFigure(count)).toEqual({ value, isMore });
});

test('nothing is not shown', () => {
  expect(roundedFigure(0)).toBeNull();
});

test('what is shown is never more than there is, and no more than a tenth below from 1,000', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (count) => {
      const { value, isMore } = roundedFigure(count) ?? { value: Number.NaN, isMore: false };
      expect(value).toBeLessThanOrEqual(count);
      expect(isMore).toBe(value !== count);
      if (count >= 1000) expect(value).toBeGreaterThan(count * 0.9);
    }),
  );
});
