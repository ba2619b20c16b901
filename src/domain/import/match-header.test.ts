import { expect, test } from 'vitest';
import { goodsFields } from './import-field.ts';
import { matchHeader, matchHeaders } from './match-header.ts';

test.each([
  ['Code-barres', 'barcode'],
  ['CODE BARRES', 'barcode'],
  ['EAN', 'barcode'],
  ['gtin', 'barcode'],
  ['Mã vạch', 'barcode'],
  ['ma vach', 'barcode'],
  ['Référence', 'supplierCode'],
  ['Réf.', 'supplierCode'],
  ['SKU', 'supplierCode'],
  ['Mã hàng', 'supplierCode'],
  ['De\u0301signation', 'name'],
  ['Libellé', 'name'],
  ['NOM', 'name'],
  ['Tên', 'name'],
  ['name_en', 'name_en'],
  ['name vi', 'name_vi'],
  ['Prix', 'price'],
  ['PV TTC', 'price'],
  ['Giá', 'price'],
  ['Stock', 'onHand'],
  ['Quantité', 'onHand'],
  ['Tồn kho', 'onHand'],
  ['Vendu', 'sold'],
  ['Đã bán', 'sold'],
  ['Magasin', 'store'],
  ['Cửa hàng', 'store'],
  ['Rayon', 'category'],
  ['Danh mục', 'category'],
  ['Unité', 'unit'],
  ['T.V.A.', 'vatInPercent'],
  ['VAT', 'vatInPercent'],
  ['TVA %', 'vatInPercent'],
  ['discountFrom', 'discountFrom'],
  ["Prix d'achat", 'purchasePrice'],
  ['Purchase price', 'purchasePrice'],
  ['Giá nhập', 'purchasePrice'],
  ['Colisage', 'caseSize'],
  ['Case size', 'caseSize'],
  ['Quy cách thùng', 'caseSize'],
  [' \ufeffbarcode ', 'barcode'],
  ['Prix de gros', null],
  ['Dont disponible', null],
  ['discount_percent', null],
  ['Remise en %', null],
  ['constructor', null],
  ['', null],
  ['%', null],
])('%j is %j', (header, field) => {
  expect(matchHeader(header)).toBe(field);
});

test('each field is its own header word, also in snake case', () => {
  const snake = (field: string) => field.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);
  for (const field of goodsFields) expect([field, matchHeader(snake(field))]).toEqual([field, field]);
});

test('of several columns for one field the surest word has it, of equal ones the first', () => {
  expect(matchHeaders(['store_id', 'Magasin', 'Prix', 'prix', 'x'])).toEqual([null, 'store', 'price', null, null]);
});
