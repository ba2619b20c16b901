import { expect, test } from 'vitest';
import { besideOriginals, lineOutcome } from './line-outcome.ts';

test.each([
  ['not picked yet', 'asOrdered', { quantity: 2, ordered: null, unit: 'P', substituteFor: null }],
  ['all of it', 'asOrdered', { quantity: 2, ordered: 2, unit: 'P', substituteFor: null }],
  ['a part', 'less', { quantity: 1, ordered: 2, unit: 'P', substituteFor: null }],
  ['nothing', 'missing', { quantity: 0, ordered: 2, unit: 'P', substituteFor: null }],
  ['a lighter weight', 'weighed', { quantity: 0.9, ordered: 1, unit: 'KG', substituteFor: null }],
  ['a heavier weight', 'weighed', { quantity: 1100, ordered: 1000, unit: 'LITRE', substituteFor: null }],
  ['nothing to weigh', 'missing', { quantity: 0, ordered: 1, unit: 'KG', substituteFor: null }],
  ['in the place of another', 'substitute', { quantity: 1, ordered: 0, unit: 'P', substituteFor: 7 }],
] as const)('%s: %s', (_, expected, line) => {
  expect(lineOutcome(line)).toBe(expected);
});

test('what stands for a line is right below it; whose original is gone stays where it is', () => {
  const lines = [
    { id: 1, substituteFor: null },
    { id: 2, substituteFor: null },
    { id: 3, substituteFor: 9 },
    { id: 4, substituteFor: 1 },
  ];
  expect(besideOriginals(lines).map(({ id }) => id)).toEqual([1, 4, 2, 3]);
});
