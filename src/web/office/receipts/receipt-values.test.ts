import { expect, test } from 'vitest';
import { addOne, type LineValues, marginOf, receiptFieldOf, receiptInput, unitsOf } from './receipt-values.ts';

const line: LineValues = {
  productId: 1,
  name: 'Pommes',
  unit: 'P',
  caseSize: 6,
  price: 2.11,
  vatInPercent: 5.5,
  knownPurchasePrice: 1,
  quantity: '2',
  cases: '',
  bestBefore: '',
  purchasePrice: '',
};

test.each<[string, Partial<LineValues>, Partial<LineValues>]>([
  ['a unit more', {}, { quantity: '3' }],
  ['the first one, of what was emptied', { quantity: '' }, { quantity: '1' }],
  ['a case more, where cases are counted', { cases: '4', quantity: '' }, { cases: '5' }],
  ['nothing, of what is weighed', { unit: 'KG', quantity: '1,5' }, { quantity: '1,5' }],
  ['nothing, of what cannot be read', { quantity: 'x' }, { quantity: 'x' }],
])('a scan of what is there adds %s', (_, typed, after) => {
  const other = { ...line, productId: 2 };
  const { lines, at } = addOne([other, { ...line, ...typed }], { ...line, quantity: '1' }, 'fr');
  expect(at).toBe(1);
  expect(lines).toEqual([other, { ...line, ...typed, ...after }]);
});

test('a scan of something else adds its line, and of two lines of one product the last counts', () => {
  expect(addOne([line], { ...line, productId: 2 }, 'fr').lines.map(({ productId }) => productId)).toEqual([1, 2]);
  const { lines } = addOne([line, { ...line, bestBefore: '2026-12-01' }], line, 'fr');
  expect(lines.map(({ quantity }) => quantity)).toEqual(['2', '3']);
});

test('cases are units by the case size, typed numbers are read in the habits of the language', () => {
  expect(unitsOf({ ...line, cases: '3' }, 'fr')).toBe(18);
  expect(unitsOf({ ...line, quantity: '1,25' }, 'fr')).toBe(1.25);
  expect(unitsOf({ ...line, quantity: '' }, 'fr')).toBeNull();
  const values = { storeId: '3', supplier: 'A', noteNumber: '1', deliveredOn: '2026-11-24' };
  const lines = [
    { ...line, quantity: '1,25', purchasePrice: '0,80', bestBefore: '2026-12-01' },
    { ...line, cases: '2', quantity: '' },
  ];
  expect(receiptInput({ ...values, lines }, { language: 'fr', currency: 'EUR' })).toEqual({
    store_id: 3,
    supplier: 'A',
    note_number: '1',
    delivered_on: '2026-11-24',
    lines: [
      { product_id: 1, quantity: 1.25, best_before: '2026-12-01', purchase_price: 0.8 },
      { product_id: 1, cases: 2, best_before: null, purchase_price: null },
    ],
  });
  expect(receiptFieldOf('lines.0.best_before')).toBe('lines.0.bestBefore');
});

test('a margin goes by the typed purchase price, else by that of the product', () => {
  const habits = { language: 'fr', currency: 'EUR' } as const;
  expect(marginOf(line, habits, 2)).toBe(50);
  expect(marginOf({ ...line, purchasePrice: '3' }, habits, 2)).toBe(-50);
  expect(marginOf({ ...line, price: null }, habits, 2)).toBeNull();
});
