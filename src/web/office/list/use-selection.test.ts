import { expect, test } from 'vitest';
import { rowsBetween } from './use-selection.ts';

const rows = [3, 1, 7, 5].map((id) => ({ id }));

test.each<[number | null, number, number[]]>([
  [3, 2, [3, 1, 7]],
  [5, 1, [1, 7, 5]],
  [7, 2, [7]],
  [null, 2, [7]],
  // Chosen on another page of the list.
  [99, 2, [7]],
])('from %s to the row at %i are %j', (from, to, ids) => {
  const row = rows[to];
  expect(row && rowsBetween(rows, from, row).map(({ id }) => id)).toEqual(ids);
});
