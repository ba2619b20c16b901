import { expect, test } from 'vitest';
import { lineTotal } from './line-total.ts';

test.each([
  [199, 1000, 199],
  [199, 3000, 597],
  [249, 500, 125],
  [333, 300, 100],
  [1, 499, 0],
  [1, 500, 1],
  [10_000_000, 999_000, 9_990_000_000],
  [199, 0, 0],
])('%d cents × %d thousandths is %d', (price, quantity, expected) => {
  expect(lineTotal(price, quantity)).toBe(expected);
});
