import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { afterUndo, byProduct, isLatest, type Saved } from './undo-chain.ts';

/** A write of a product at version `from`, which made `version`. */
const write = (key: number, id: number, from: number, version: number): Saved => ({
  key,
  version,
  moved: new Map(),
  storeId: null,
  edit: { product: { id, version: from } as StaffProduct, typed: { price: '1' } },
});
const first = write(1, 7, 1, 2);
const other = write(2, 8, 4, 5);
const second = write(3, 7, 2, 3);
const saved = [second, other, first];

test('of one product the last write is taken back first', () => {
  expect(byProduct(saved)).toEqual([[second, first], [other]]);
  expect(saved.map((one) => isLatest(saved, one))).toEqual([true, true, false]);
});

test('a write that was written over is taken back from what taking back has made', () => {
  expect(afterUndo(saved, second, 4)).toEqual([other, { ...first, version: 4 }]);
  expect(afterUndo(saved, other, 6)).toEqual([second, first]);
});

test('what somebody else has saved in between is not taken back with it', () => {
  const upon = write(3, 7, 9, 10);
  expect(afterUndo([upon, first], upon, 11)).toEqual([first]);
});
