import { expect, test } from 'vitest';
import { sortInSlices } from './sort-slots.ts';

test('sorted in slices is sorted, equals as they came, and others get their turn', async () => {
  const slots = Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 30_000);
  const compare = (a: number, b: number) => (a % 100) - (b % 100);
  let turns = 0;
  let isDone = false;
  const takeTurn = () => {
    turns++;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const sorted = await sortInSlices(slots, compare);
  isDone = true;
  expect(sorted).toEqual(slots.toSorted(compare));
  expect(turns).toBeGreaterThan(3);
  expect(await sortInSlices([], compare)).toEqual([]);
});
