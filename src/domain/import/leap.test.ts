import { expect, test } from 'vitest';
import { isPriceLeap, isStockLeap } from './leap.ts';

test.each([
  [200, 999, false],
  [200, 1000, true],
  [200, 41, false],
  [200, 40, true],
  [199, 39, true],
  [200, 0, true],
  [1, 1, false],
  [1, 5, true],
  [null, 0, false],
  [null, 100_000, false],
])('from %s to %s cents', (before, after, expected) => expect(isPriceLeap(before, after)).toBe(expected));

test.each([
  [20, 20, true],
  [19, 19, false],
  [39, 20, true],
  [40, 20, false],
  [41, 21, true],
  [0, 0, false],
])('%s goods in stock, of which %s run out', (inStock, emptied, expected) =>
  expect(isStockLeap({ inStock, emptied })).toBe(expected),
);
