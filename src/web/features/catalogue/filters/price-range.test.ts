import { expect, test } from 'vitest';
import { moveThumb, type PriceRange, readAmount, settleRange, thumbsOf } from './price-range.ts';

const range = (minPrice: number | null, maxPrice: number | null): PriceRange => ({ minPrice, maxPrice });

test.each([
  [range(null, null), 0, 50],
  [range(5, 20), 5, 20],
  [range(80, null), 50, 50],
  [range(null, 120), 0, 50],
  [range(10, 0), 0, 0],
])('the thumbs of %o', (given, low, high) => {
  expect(thumbsOf(given)).toEqual({ low, high });
});

test.each([
  [range(null, null), 'low', 5, range(5, null)],
  [range(5, null), 'low', 0, range(null, null)],
  [range(5, 20), 'low', 30, range(20, 20)],
  [range(5, 20), 'high', 3, range(5, 5)],
  [range(5, 20), 'high', 50, range(5, null)],
  [range(null, null), 'high', 0, range(null, 0)],
] as const)('%o: %s to %d', (given, which, to, expected) => {
  expect(moveThumb(given, which, to)).toEqual(expected);
});

test.each([
  ['', null],
  [' 2,50 ', 2.5],
  ['2.509', 2.51],
  ['-1', null],
  ['cheap', null],
  ['1e9', null],
  ['0', 0],
])('%j is read as %s', (text, expected) => {
  expect(readAmount(text)).toBe(expected);
});

test.each([
  [range(9, 2), range(2, 9)],
  [range(0, 50), range(null, null)],
  [range(50, 0), range(null, null)],
  [range(null, 80), range(null, 80)],
])('%o becomes %o', (given, expected) => {
  expect(settleRange(given)).toEqual(expected);
});
