import { expect, test } from 'vitest';
import { moveThumb, type PriceRange, settleRange, sliderEnd, thumbsOf } from './price-range.ts';

const range = (minPrice: number | null, maxPrice: number | null): PriceRange => ({ minPrice, maxPrice });

test.each([
  [range(null, null), 0, 50],
  [range(5, 20), 5, 20],
  [range(80, null), 50, 50],
  [range(null, 120), 0, 50],
  [range(10, 0), 0, 0],
])('the thumbs of %o', (given, low, high) => {
  expect(thumbsOf(given, 50)).toEqual({ low, high });
});

test.each([
  [range(null, null), 'low', 5, range(5, null)],
  [range(5, null), 'low', 0, range(null, null)],
  [range(5, 20), 'low', 30, range(20, 20)],
  [range(5, 20), 'high', 3, range(5, 5)],
  [range(5, 20), 'high', 50, range(5, null)],
  [range(null, null), 'high', 0, range(null, 0)],
] as const)('%o: %s to %d', (given, which, to, expected) => {
  expect(moveThumb(given, which, to, 50)).toEqual(expected);
});

test.each([
  ['EUR', 2, 50],
  ['JPY', 0, 5000],
  ['KWD', 3, 5],
  ['VND', 0, 1_000_000],
])('the slider of %s ends where it bounds nothing', (currency, decimals, end) => {
  expect(sliderEnd(currency, decimals)).toBe(end);
  expect(moveThumb(range(null, 1), 'high', end, end)).toEqual(range(null, null));
  expect(thumbsOf(range(null, end / 2), end)).toEqual({ low: 0, high: end / 2 });
});

test.each([
  [range(9, 2), range(2, 9)],
  [range(0, 50), range(null, null)],
  [range(50, 0), range(null, null)],
  [range(null, 80), range(null, 80)],
])('%o becomes %o', (given, expected) => {
  expect(settleRange(given)).toEqual(expected);
});
