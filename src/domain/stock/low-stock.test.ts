import { expect, test } from 'vitest';
import { daysLeft, lowStockCause } from './low-stock.ts';

/** In whole units: to be had, sold in 28 days, and below what staff call it low. */
test.each([
  ['sold out, and nobody asks for it', [0, 0, 5], null],
  ['few, and nobody asks for them', [3, 0, 5], null],
  ['sold out, and asked for once', [0, 1, 5], 'gone'],
  ['sold out and asked for, without a floor', [0, 1, 0], 'gone'],
  ['below the floor, and sold now and then', [4.999, 1, 5], 'few'],
  ['at the floor, and sold now and then', [5, 1, 5], null],
  ['below a higher floor', [40, 28, 50], 'few'],
  ['enough for two days and a half', [25, 280, 5], 'fast'],
  ['enough for just three days', [30, 280, 5], null],
  ['much, and sold faster', [299, 2800, 5], 'fast'],
  ['two days of it, without a floor', [2, 28, 0], 'fast'],
  ['enough for a year', [1000, 28, 5], null],
] as const)('%s', (_, [available, sold, floor], expected) => {
  expect(lowStockCause({ availableMilli: available * 1000, soldMilli: sold * 1000 }, floor * 1000)).toBe(expected);
});

test.each([
  [10, 28, 10],
  [0, 28, 0],
  [-1, 28, 0],
  [10, 0, null],
])('%d to be had and %d sold in four weeks last %j days', (available, sold, days) => {
  expect(daysLeft({ availableMilli: available * 1000, soldMilli: sold * 1000 })).toBe(days);
});
