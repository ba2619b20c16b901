import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSlots, sortInSlices } from './sort-slots.ts';

test('sorted in slices is sorted, equals as they came, and others get their turn', async () => {
  const slots = Uint32Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 30_000);
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
  expect(await sortInSlices(new Uint32Array(0), compare)).toEqual(new Uint32Array(0));
});

test('two sorted lists are merged as sorting both would, equals of the first before those of the second', () => {
  const tens = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10);
  const list = fc.array(fc.nat(100), { maxLength: 40 }).map((slots) => Uint32Array.from(slots).sort(tens));
  fc.assert(
    fc.property(list, list, (first, second) => {
      expect(mergeSlots(first, second, tens)).toEqual(Uint32Array.from([...first, ...second]).sort(tens));
    }),
  );
});
