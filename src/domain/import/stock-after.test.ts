import { expect, test } from 'vitest';
import { stockAfter } from './stock-after.ts';

const kept = { onHandMilli: 5000, reservedMilli: 2000 };

test.each([
  ['nothing', {}, 5000, false],
  ['a count', { onHand: 9000 }, 9000, false],
  ['a count of what is reserved', { onHand: 2000 }, 2000, false],
  ['a count below what is reserved', { onHand: 1000 }, 2000, true],
  ['a count from which some was handed over since', { onHand: 9000, movedSince: -3000 }, 6000, false],
  ['a count of less than was handed over since', { onHand: 1000, movedSince: -3000 }, 2000, true],
  ['what was sold', { sold: 1500 }, 3500, false],
  ['more sold than was to be had', { sold: 3500 }, 2000, true],
])('%s', (_, change, onHandMilli, reservedAbove) =>
  expect(stockAfter(kept, change)).toEqual({ onHandMilli, reservedAbove }),
);

test('never below nothing, where nothing is reserved', () =>
  expect(stockAfter({ onHandMilli: 1000, reservedMilli: 0 }, { sold: 3000 })).toEqual({
    onHandMilli: 0,
    reservedAbove: true,
  }));
