import { describe, expect, test } from 'vitest';
import { offeredCounts, readCounts } from './bag-counts.ts';
import { inParts } from './printed-papers.ts';

const sheet = (...storages: ('dry' | 'refrigerated' | 'frozen')[]) =>
  ({ lines: storages.map((storageType) => ({ storageType })) }) as Parameters<typeof offeredCounts>[0];

test.each([
  [sheet(), '0 0 0'],
  [sheet('dry', 'dry'), '1 0 0'],
  [sheet('frozen', 'dry', 'refrigerated'), '1 1 1'],
])('a bag is offered for each way in which goods are kept', (one, expected) => {
  const { ambient, cold, frozen } = offeredCounts(one);
  expect(`${ambient} ${cold} ${frozen}`).toBe(expected);
});

describe('typed counts', () => {
  const read = (ambient: string) => readCounts({ ambient, cold: '0', frozen: '2' }, 'fr');
  test.each([
    ['3', 3],
    ['', 0],
    [' 12 ', 12],
    ['99', 99],
  ])('%j is %i bags', (typed, ambient) => expect(read(typed)).toEqual({ ambient, cold: 0, frozen: 2 }));
  test.each(['100', '-1', '1,5', 'x'])('%j is no number of bags', (typed) => expect(read(typed)).toBeNull());
});

test('orders are printed a hundred at a time, all of them', () => {
  const ids = Array.from({ length: 230 }, (_, i) => i + 1);
  expect(inParts(ids).map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(inParts(ids).flat()).toEqual(ids);
});
