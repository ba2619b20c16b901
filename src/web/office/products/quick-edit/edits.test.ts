import { describe, expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { blankProduct } from '../form/blank-product.ts';
import { isLocked, type QuickAt, type QuickField, readPasted } from './cells.ts';
import {
  countEdits,
  type Edit,
  type Edits,
  faultIn,
  fillDown,
  outcomeOf,
  pasteCells,
  setCell,
  textOf,
  toUndo,
  toWrite,
} from './edits.ts';

const at: QuickAt = { storeId: null, isLimited: false, language: 'fr', currency: 'EUR', decimals: 2 };
const inStore = (storeId: number): QuickAt => ({ ...at, storeId });
const none: Edits = new Map();

function product(id: number, price: number, more: Partial<StaffProduct> = {}): StaffProduct {
  const figures = { price, originalPrice: price, discount: 0, quantityInStock: 10 };
  const blank = blankProduct([1, 2]);
  const stores = blank.stores.map((store) => ({ ...store, ...figures }));
  return { ...blank, id, version: 5, category: 'FRUIT', ...figures, stores, ...more };
}
const rows = [product(1, 2), product(2, 3.5), product(3, 4)];
const [first, second] = rows as [StaffProduct, StaffProduct, StaffProduct];
const shown = (edits: Edits, field: QuickField, where = at) => rows.map((row) => textOf(edits, row, field, where));

/** A product whose stores differ: by store, what is its own there. */
const differing = (id: number, ...own: Partial<StaffProduct['stores'][number]>[]): StaffProduct => {
  const one = product(id, 2);
  return { ...one, stores: one.stores.map((store, i) => ({ ...store, ...own[i] })) };
};

describe('cells for all stores', () => {
  test('show what is the same in every store that sells it', () => {
    expect(shown(none, 'price')).toEqual(['2,00', '3,50', '4,00']);
    expect(shown(none, 'price', inStore(2))).toEqual(['2,00', '3,50', '4,00']);
    expect(shown(none, 'discount')).toEqual(['', '', '']);
    const unsold = differing(9, { price: 2 }, { price: null, originalPrice: null, quantityInStock: 0 });
    expect(textOf(none, unsold, 'price', at)).toBe('2,00');
  });
  test.each<[QuickField, string, Partial<StaffProduct['stores'][number]>[]]>([
    ['price', '1,50\u00a0–\u00a012,00', [{ price: 12 }, { price: 1.5 }]],
    ['wholesalePrice', '—\u00a0–\u00a01,80', [{ wholesalePrice: null }, { wholesalePrice: 1.8 }]],
    ['discount', '—\u00a0–\u00a020', [{ discount: 20 }, { discount: 0 }]],
    ['quantityInStock', '0\u00a0–\u00a07,5', [{ quantityInStock: 7.5 }, { quantityInStock: 0 }]],
    ['quantityInStock', '4', [{ quantityInStock: 4 }, { quantityInStock: 4 }]],
    ['shelf', 'A2, B10', [{ shelf: 'A2' }, { shelf: 'B10' }]],
    ['shelf', 'A2', [{ shelf: 'A2' }, { shelf: 'A2' }]],
  ])('of %s that differs show %s, and take nothing', (field, text, own) => {
    const one = differing(9, ...own);
    expect([textOf(none, one, field, at), isLocked(one, field, at)]).toEqual([text, true]);
    expect(setCell(none, one, field, '90', at)).toBe(none);
    // Who is there for some stores writes in one of them, and nothing that holds for all.
    expect(isLocked(one, field, { storeId: 2, isLimited: true })).toBe(false);
    expect(isLocked(first, 'price', { storeId: null, isLimited: true })).toBe(true);
    expect(isLocked(one, 'visible', { storeId: 2, isLimited: true })).toBe(true);
    expect(pasteCells(none, [one], { row: 0, field }, { text: '90\n', at })).toEqual({ edits: none, refused: 1 });
    expect(fillDown(none, [one, first], { row: 0, field }, at)).toBe(none);
    expect(fillDown(none, [first, one], { row: 0, field }, at).has(9)).toBe(false);
    // Where a store is chosen it is written there, and nowhere else.
    const typed = setCell(none, one, field, '90', inStore(2)).get(9);
    const sent = field === 'shelf' ? '90' : 90;
    expect(typed && toWrite(typed, inStore(2))).toEqual({ id: 9, version: 5, stores: [{ storeId: 2, [field]: sent }] });
  });
  test('what was typed stays where the list has been read again and stores differ by now', () => {
    const typed = setCell(none, first, 'price', '9', at);
    expect(textOf(typed, differing(1, { price: 1 }, { price: 2 }), 'price', at)).toBe('9');
  });
});

describe('a cell', () => {
  test('that is typed back to what it was is no edit', () => {
    const typed = setCell(none, first, 'price', '2,50', at);
    expect(countEdits(typed)).toBe(1);
    expect(countEdits(setCell(typed, first, 'price', '2,00', at))).toBe(0);
  });
  test('keeps what its edits began from, though the list was read again', () => {
    const typed = setCell(none, first, 'price', '2,50', at);
    const again = setCell(typed, { ...first, version: 9, price: 7 }, 'discount', '10', at);
    expect(again.get(1)).toEqual({ product: first, typed: { price: '2,50', discount: '10' } });
  });
});

describe('the shelf of a product', () => {
  const placed = differing(9, { shelf: 'A2' }, {});
  const typed = (text: string) => setCell(none, placed, 'shelf', text, inStore(1)).get(9);
  test('is a text, and none where its cell is emptied', () => {
    expect(typed('7')?.typed).toEqual({ shelf: '7' });
    const sent = [' B 7 ', ' '].map((text) => toWrite(typed(text) as Edit, inStore(1)).stores);
    expect(sent).toEqual([[{ storeId: 1, shelf: 'B 7' }], [{ storeId: 1, shelf: null }]]);
    expect(faultIn(typed('1,2,3') as Edit, at)).toBeUndefined();
  });
  test('is taken back to what it was', () =>
    expect(toUndo(typed('B7') as Edit, { version: 6, moved: new Map() }, 1)).toEqual({
      id: 9,
      version: 6,
      stores: [{ storeId: 1, shelf: 'A2' }],
    }));
});

describe('pasting', () => {
  test('goes down and to the right, and ends where the rows end', () => {
    const { edits, refused } = pasteCells(
      none,
      rows,
      { row: 1, field: 'price' },
      { text: '1,10\t0,90\t5\n1,20\t\t\n1,30\t7\r\n', at },
    );
    expect(refused).toBe(0);
    expect(shown(edits, 'price')).toEqual(['2,00', '1,10', '1,20']);
    expect(shown(edits, 'wholesalePrice')).toEqual(['', '0,90', '']);
    expect(shown(edits, 'discount')).toEqual(['', '5', '']);
    expect(countEdits(edits)).toBe(4);
  });
  test('has no column behind the last', () => {
    const { edits } = pasteCells(none, rows, { row: 0, field: 'category' }, { text: 'Légumes\tx\ty', at });
    expect(edits.get(1)?.typed).toEqual({ category: 'LEGUME' });
  });
  test.each<[QuickField, string, string]>([
    ['wholesalePrice', '1,05 €', '1,05'],
    ['price', ' 1\u202f250,5 € ', '1250,50'],
    ['price', '1,250.50 EUR', '1250,50'],
    ['price', '1.250', '1.250'],
    ['quantityInStock', '1,250', '1,25'],
    ['discount', '0 %', ''],
    ['discount', '15 %', '15'],
    ['visible', 'Oui', 'true'],
    ['visible', 'không', 'false'],
    ['visible', 'peut-être', 'peut-être'],
    ['category', 'vegetables', 'LEGUME'],
    ['category', 'rau củ', 'LEGUME'],
    ['category', 'Astronomie', 'Astronomie'],
  ])('%s %j is %j', (field, pasted, expected) => expect(readPasted(field, pasted, at)).toBe(expected));
});

test('filling down writes a cell into all below', () => {
  const edits = fillDown(setCell(none, second, 'discount', '20', at), rows, { row: 1, field: 'discount' }, at);
  expect(shown(edits, 'discount')).toEqual(['', '20', '20']);
});

describe('what is sent', () => {
  const edit = (typed: object) => ({ product: first, typed });
  test.each<[string, object, number | null, object]>([
    ['a price for all', { price: '2,50' }, null, { price: 2.5 }],
    ['a price for a store', { price: '2,50' }, 2, { stores: [{ storeId: 2, price: 2.5 }] }],
    ['a wholesale price for all', { wholesalePrice: '1,8' }, null, { wholesalePrice: 1.8 }],
    ['no wholesale price in a store', { wholesalePrice: '' }, 2, { stores: [{ storeId: 2, wholesalePrice: null }] }],
    ['no discount', { discount: '' }, null, { discount: 0 }],
    ['hidden', { visible: 'false' }, 2, { visible: false }],
    ['what is no number', { price: 'cher' }, null, { price: 'cher' }],
    ['no price', { price: '' }, null, { price: null }],
    ['several', { price: '3', category: 'LEGUME' }, null, { price: 3, category: 'LEGUME' }],
  ])('%s', (_, typed, storeId, expected) =>
    expect(toWrite(edit(typed), { ...at, storeId })).toEqual({ id: 1, version: 5, ...expected }),
  );

  test.each<[object, object | undefined]>([
    [{ price: '2,50', discount: '' }, undefined],
    [{ category: 'LEGUME', visible: 'false' }, undefined],
    [{ price: '1.250' }, { field: 'price', fault: { message: 'validation.numberUnclear' } }],
    [
      { price: '2', discount: '7,5' },
      { field: 'discount', fault: { message: 'validation.numberWhole' } },
    ],
    [{ quantityInStock: 'beaucoup' }, { field: 'quantityInStock', fault: { message: 'validation.number' } }],
  ])('%j is not sent for %j', (typed, fault) => {
    if (fault) expect(faultIn(edit(typed), at)).toMatchObject(fault);
    else expect(faultIn(edit(typed), at)).toBeUndefined();
  });

  const saved = outcomeOf({ version: 6, stores: first.stores });
  test('an undo gives each store its own figures back', () => {
    expect(toUndo(edit({ price: '9', visible: 'false' }), saved, null)).toEqual({
      id: 1,
      version: 6,
      visible: true,
      stores: [
        { storeId: 1, originalPrice: 2, discount: 0, discountFrom: null, discountTo: null },
        { storeId: 2, originalPrice: 2, discount: 0, discountFrom: null, discountTo: null },
      ],
    });
    const bought = { ...first, stores: first.stores.map((one, i) => ({ ...one, wholesalePrice: i ? 1.5 : null })) };
    expect(toUndo({ product: bought, typed: { wholesalePrice: '9' } }, saved, null)).toEqual({
      id: 1,
      version: 6,
      stores: [
        { storeId: 1, wholesalePrice: null },
        { storeId: 2, wholesalePrice: 1.5 },
      ],
    });
  });

  test('an undo takes back of the stock what the write has changed of it, and no more', () => {
    const stores = first.stores.map((store) => ({ ...store, quantityChange: store.storeId === 2 ? 492 : undefined }));
    const typed = edit({ quantityInStock: '500' });
    const expected = { id: 1, version: 6, stores: [{ storeId: 2, quantityChange: -492 }] };
    expect(toUndo(typed, outcomeOf({ version: 6, stores: stores as StaffProduct['stores'] }), 2)).toEqual(expected);
    // It was what somebody else had made it.
    expect(toUndo(typed, saved, 2)).toEqual({ id: 1, version: 6, stores: [{ storeId: 2 }] });
  });
});
