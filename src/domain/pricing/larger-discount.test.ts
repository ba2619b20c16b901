import { expect, test } from 'vitest';
import { largerDiscount } from './larger-discount.ts';

const [soon, later] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-24T00:00:00Z')];

test.each([
  ['none', [null, null], [null, null], [null, null]],
  ['the own alone', [10, soon], [null, null], [10, soon]],
  ['the own alone, without end', [10, null], [null, null], [10, null]],
  ['the store alone', [null, null], [20, later], [20, later]],
  ['the larger, though it ends sooner', [30, soon], [20, later], [30, soon]],
  ['the larger, though the other has no end', [10, null], [20, soon], [20, soon]],
  ['two alike: the later end', [20, soon], [20, later], [20, later]],
  ['two alike: the later end, the own', [20, later], [20, soon], [20, later]],
  ['two alike, one without end', [20, null], [20, soon], [20, null]],
  ['two alike, the other without end', [20, soon], [20, null], [20, null]],
] as const)('%s', (_, [own, ownEnd], [store, storeEnd], [percent, endsAt]) => {
  const larger = largerDiscount({ percent: own, endsAt: ownEnd }, { percent: store, endsAt: storeEnd });
  expect(larger).toEqual({ percent, endsAt });
});
