import { expect, test } from 'vitest';
import { createStoreVersions, noteChange, versionOf } from './store-versions.ts';

test('a change in one store leaves the others as they are; one in all does not', () => {
  const versions = createStoreVersions();
  const now = () => [1, 2, null].map((storeId) => versionOf(versions, storeId));
  const isNew = (storeIds: readonly number[] | null) => {
    const before = now();
    noteChange(versions, storeIds);
    return now().map((version, i) => version > (before[i] ?? 0));
  };
  expect(isNew([1])).toEqual([true, false, true]);
  expect(isNew(null)).toEqual([true, true, true]);
  expect(isNew([2, 1])).toEqual([true, true, true]);
  expect(isNew([])).toEqual([false, false, true]);
});
