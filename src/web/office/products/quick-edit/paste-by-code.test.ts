import { describe, expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { blankProduct } from '../form/blank-product.ts';
import type { QuickAt, QuickField } from './cells.ts';
import { codedLines, hasCode, pasteCoded } from './paste-by-code.ts';

const at: QuickAt = { storeId: null, isLimited: false, language: 'fr', currency: 'EUR', decimals: 2 };
const product = (id: number, barcode: string, supplierCode: string | null): StaffProduct => {
  const blank = blankProduct([1]);
  const stores = blank.stores.map((store) => ({ ...store, price: 2, originalPrice: 2 }));
  return { ...blank, id, barcodes: [barcode.padStart(14, '0')], supplierCode, price: 2, stores };
};
const rows = [product(1, '3017620422003', 'NUT-1'), product(2, '0036000291452', '10'), product(3, '96385074', null)];
const coded = (text: string, field: QuickField = 'price') => codedLines(text, { rows, field, at });

describe('which product a code is of', () => {
  test.each([
    ['3017620422003', 1],
    ['3017 6204 22003', 1],
    // A spreadsheet has eaten the zeros.
    ['36000291452', 2],
    ['96385074', 3],
    ['nut-1 ', 1],
    ['10', 2],
    ['3017620422010', undefined],
    ['NUT', undefined],
  ])('%s', (code, id) => expect(rows.find((row) => hasCode(row, code))?.id).toBe(id));
});

describe('copied lines', () => {
  test.each<[string, string, string[]]>([
    ['barcodes, in whatever order', '96385074\t1\n3017620422003\t2', ['96385074', '3017620422003']],
    ['a barcode of which no product is in sight', '4006381333931\t1', ['4006381333931']],
    ['codes of products in sight', '10\t1,50\nNUT-1\t2', ['10', 'NUT-1']],
    ['codes of which some are in sight and none is a price', 'NUT-1\t2\nNUT-9\t3', ['NUT-1', 'NUT-9']],
    ['a heading above them', 'EAN\tPrix\n96385074\t1', ['96385074']],
    ['empty lines among them', '96385074\t1\n\n3017620422003\t2\n', ['96385074', '3017620422003']],
  ])('begin with codes: %s', (_, text, codes) => expect(coded(text)?.map(({ code }) => code)).toEqual(codes));

  test.each<[string, string, QuickField]>([
    ['prices in two columns', '10\t2\n12\t3', 'price'],
    ['one column of barcodes', '96385074\n3017620422003', 'price'],
    ['prices', '1,50\n2', 'price'],
    ['names of aisles', 'Fruits\tx', 'category'],
    ['a barcode and a price', '96385074\t1\n1,50\t2', 'price'],
  ])('go by place: %s', (_, text, field) => expect(coded(text, field)).toBeNull());
});

test('their cells go to their products from the column on, read by the language; what waits for a store is counted', () => {
  const lines = [
    { product: rows[2] as StaffProduct, cells: ['1\u202f250,50 €', '', '15 %', '7'] },
    { product: rows[0] as StaffProduct, cells: ['3,10'] },
  ];
  const { edits, refused } = pasteCoded(new Map(), lines, 'price', at);
  expect([...edits].map(([id, { typed }]) => [id, typed])).toEqual([
    [3, { price: '1250,50', discount: '15' }],
    [1, { price: '3,10' }],
  ]);
  expect(refused).toBe(1);
  expect(
    pasteCoded(new Map(), [{ product: rows[0] as StaffProduct, cells: ['RIZ', 'x'] }], 'category', at).edits.size,
  ).toBe(1);
});
