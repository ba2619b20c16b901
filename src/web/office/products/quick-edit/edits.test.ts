import { describe, expect, test } from 'vitest';
import type { StaffProduct } from '#contract/staff-products.ts';
import { blankProduct } from '../form/blank-product.ts';
import { type QuickAt, type QuickField, readPasted } from './cells.ts';
import { countEdits, type Edits, fillDown, outcomeOf, pasteCells, setCell, textOf, toUndo, toWrite } from './edits.ts';

const at: QuickAt = { storeId: null, language: 'fr', decimals: 2 };
const inStore = (storeId: number): QuickAt => ({ ...at, storeId });
const none: Edits = new Map();

function product(id: number, price: number, more: Partial<StaffProduct> = {}): StaffProduct {
  const figures = { price, originalPrice: price, discount: 0, quantityInStock: 10 };
  const blank = blankProduct([1, 2]);
  const stores = blank.stores.map((store) => ({ ...store, ...figures, price: price + store.storeId - 1 }));
  return { ...blank, id, version: 5, category: 'FRUIT', ...figures, stores, ...more };
}
const rows = [product(1, 2), product(2, 3.5), product(3, 4)];
const [first, second] = rows as [StaffProduct, StaffProduct, StaffProduct];
const shown = (edits: Edits, field: QuickField, where = at) => rows.map((row) => textOf(edits, row, field, where));

test('cells show the figures of every store, or of one', () => {
  expect(shown(none, 'price')).toEqual(['2,00', '3,50', '4,00']);
  expect(shown(none, 'price', inStore(2))).toEqual(['3,00', '4,50', '5,00']);
  expect(shown(none, 'discount')).toEqual(['', '', '']);
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

describe('pasting', () => {
  test('goes down and to the right, and ends where the rows end', () => {
    const edits = pasteCells(
      none,
      rows,
      { row: 1, field: 'price' },
      { text: '1,10\t0,90\t5\n1,20\t\t\n1,30\t7\r\n', at },
    );
    expect(shown(edits, 'price')).toEqual(['2,00', '1,10', '1,20']);
    expect(shown(edits, 'wholesalePrice')).toEqual(['', '0,90', '']);
    expect(shown(edits, 'discount')).toEqual(['', '5', '']);
    expect(countEdits(edits)).toBe(4);
  });
  test('has no column behind the last', () => {
    const edits = pasteCells(none, rows, { row: 0, field: 'category' }, { text: 'Légumes\tx\ty', at });
    expect(edits.get(1)?.typed).toEqual({ category: 'LEGUME' });
  });
  test.each<[QuickField, string, string]>([
    ['wholesalePrice', '1,05 €', '1,05'],
    ['price', ' 1\u202f250,50 € ', '1250,50'],
    ['discount', '15 %', '15'],
    ['visible', 'Oui', 'true'],
    ['visible', 'không', 'false'],
    ['visible', 'peut-être', 'peut-être'],
    ['category', 'vegetables', 'LEGUME'],
    ['category', 'rau củ', 'LEGUME'],
    ['category', 'Astronomie', 'Astronomie'],
  ])('%s %j is %j', (field, pasted, expected) => expect(readPasted(field, pasted)).toBe(expected));
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
    expect(toWrite(edit(typed), { storeId })).toEqual({ id: 1, version: 5, ...expected }),
  );

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
      ...{ id: 1, version: 6 },
      stores: [
        { storeId: 1, wholesalePrice: null },
        { storeId: 2, wholesalePrice: 1.5 },
      ],
    });
  });

  test('an undo takes back of the stock what the write has changed of it, and no more', () => {
    const stores = first.stores.map((store) => ({ ...store, quantityChange: store.storeId === 2 ? 492 : undefined }));
    const typed = edit({ quantityInStock: '500' });
    expect(toUndo(typed, outcomeOf({ version: 6, stores: stores as StaffProduct['stores'] }), 2)).toEqual({
      ...{ id: 1, version: 6 },
      stores: [{ storeId: 2, quantityChange: -492 }],
    });
    // It was what somebody else had made it.
    expect(toUndo(typed, saved, 2)).toEqual({ id: 1, version: 6, stores: [{ storeId: 2 }] });
  });
});
