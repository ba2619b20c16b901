import { expect, test } from 'vitest';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { figureChanges } from './figure-changes.ts';

const line = (id: number, price: number) => ({ id, name: `Line ${id}`, price }) as CartLine;
const figures = { goods: 7, fee: 3.9, isDeliverable: true, missingToFree: null, vat: 0.57, total: 10.9 };
const before = { lines: [line(1, 3.5), line(2, 3.5)], figures, due: 10.9 };

test('each line with another price, then fee, VAT and total, old and new', () => {
  const after = { lines: [line(1, 3.5), line(2, 4)], figures: { ...figures, fee: 0, vat: 0.39, total: 7.5 }, due: 7.5 };
  expect(figureChanges(before, after)).toEqual([
    { name: { line: 'Line 2' }, before: 3.5, after: 4 },
    { name: 'fee', before: 3.9, after: 0 },
    { name: 'vat', before: 0.57, after: 0.39 },
    { name: 'total', before: 10.9, after: 7.5 },
  ]);
});

test('what is as it was is not told; a fee that was not known has no old amount', () => {
  expect(figureChanges(before, before)).toEqual([]);
  const unknown = { ...before, figures: { ...figures, fee: null } };
  expect(figureChanges(unknown, before)).toEqual([{ name: 'fee', before: null, after: 3.9 }]);
});

test('less credit than was shown is told by what is left to pay', () => {
  expect(figureChanges({ ...before, due: 5.9 }, { ...before, due: 8.9 })).toEqual([
    { name: 'due', before: 5.9, after: 8.9 },
  ]);
});
