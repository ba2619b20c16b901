import { expect, test } from 'vitest';
import { bagsOf } from './bag-labels.ts';

test.each([
  [{ ambient: 0, cold: 0, frozen: 0 }, []],
  [{ ambient: 1, cold: 0, frozen: 0 }, ['ambient 1/1']],
  [{ ambient: 2, cold: 1, frozen: 1 }, ['ambient 1/4', 'ambient 2/4', 'cold 3/4', 'frozen 4/4']],
  [{ ambient: 0, cold: 0, frozen: 2 }, ['frozen 1/2', 'frozen 2/2']],
])('%j is labelled %j', (counts, expected) =>
  expect(bagsOf(counts).map(({ kind, number, count }) => `${kind} ${number}/${count}`)).toEqual(expected),
);
