import { describe, expect, test } from 'vitest';
import type { ImportCell, ImportField } from './import-field.ts';
import { type CellReading, readCell } from './read-cell.ts';
import { rowKey } from './same-rows.ts';

const french: CellReading = { decimal: ',', decimals: 2, signs: ['€', 'EUR'], timeZone: 'Europe/Paris' };
const read = (field: ImportField, cell: ImportCell, reading = french) => {
  const { value, code } = readCell(field, cell, reading);
  return code ?? value;
};

test.each<[ImportField, ImportCell, unknown]>([
  ['barcode', '3017620422003', '03017620422003'],
  ['barcode', 3017620422003, '03017620422003'],
  ['barcode', '301 7620-422003', '03017620422003'],
  ['barcode', '="0012345678905"', '00012345678905'],
  ['barcode', '12345678905', '00012345678905'],
  ['barcode', 12345678905, '00012345678905'],
  ['barcode', '96385074', '00000096385074'],
  ['barcode', '3017620422003,00', '03017620422003'],
  ['barcode', '2100000012345', '02100000012345'],
  ['barcode', '3017620422004', 'checkDigit'],
  ['barcode', '3,01761E+12', 'digitsLost'],
  ['barcode', '3.01762E+12', 'digitsLost'],
  ['barcode', '3017610000000', 'digitsLost'],
  ['barcode', 3.017610000000123e15, 'invalid'],
  ['barcode', '1234567890123450', 'digitsLost'],
  ['barcode', 'abc', 'invalid'],
  ['barcode', '0', 'invalid'],
  ['barcode', 1.5, 'invalid'],
  ['supplierCode', '0012', '0012'],
  ['supplierCode', 417, '417'],
  ['supplierCode', '1E5', '1E5'],
  ['supplierCode', '1,23457E+11', 'digitsLost'],
  ['supplierCode', 'x'.repeat(101), 'invalid'],
  ['name', ' Pommes\u00a0« Gala » ', 'Pommes « Gala »'],
  ['name', "'=1+1", '=1+1'],
  ['name', "L'eau", "L'eau"],
  ['name', 'two\nlines', 'invalid'],
  ['name', 'a\u0000b', 'invalid'],
  ['name', 'x'.repeat(200), 'x'.repeat(200)],
  ['name', 'x'.repeat(201), 'invalid'],
  ['name', true, 'invalid'],
  ['name', 7, '7'],
  ['price', '2,50 €', 250],
  ['price', '0', 0],
  ['price', '-1', 'invalid'],
  ['price', '2,505', 'invalid'],
  ['price', 3.3300000000000001, 333],
  ['price', '2000000', 'invalid'],
  ['price', 'gratuit', 'invalid'],
  ['onHand', '1 500,5', 1_500_500],
  ['onHand', '1,2345', 'invalid'],
  ['onHand', '-3', 'invalid'],
  ['sold', 2, 2000],
  ['vatInPercent', '5,5 %', 550],
  ['vatInPercent', 20, 2000],
  ['vatInPercent', '101', 'invalid'],
  ['weight', '500', 500],
  ['weight', '500 g', 500],
  ['weight', '1,5 kg', 1500],
  ['weight', '0', 'invalid'],
  ['discount', '20%', 20],
  ['discount', '0', 0],
  ['discount', '100', 'invalid'],
  ['visible', 'Oui', true],
  ['visible', 'CÓ', true],
  ['visible', 'true', true],
  ['visible', 1, true],
  ['visible', 'Non', false],
  ['visible', 'không', false],
  ['visible', 'No', false],
  ['visible', false, false],
  ['visible', 'peut-être', 'invalid'],
  ['category', 'FRUIT', 'FRUIT'],
  ['category', 'legumes', 'LEGUME'],
  ['category', 'Bières, vins et alcools', 'ALCOOL'],
  ['category', 'Meat', 'VIANDE'],
  ['category', 'Đồ uống', 'BOISSON'],
  ['category', 'Outils', 'invalid'],
  ['category', 'constructor', 'invalid'],
  ['unit', 'kg', 'KG'],
  ['unit', 'À la pièce', 'P'],
  ['unit', 'Chai', 'BOUTEILLE'],
  ['unit', 'Case', 'COLIS'],
  ['unit', 'lieue', 'invalid'],
  ['shelf', '="A2"', 'A2'],
  ['shelf', 'x'.repeat(21), 'invalid'],
  ['scaleCode', '00417', '00417'],
  ['scaleCode', 'A7', 'invalid'],
  ['purchasePrice', '1,20 €', 120],
  ['purchasePrice', '-1', 'invalid'],
  ['caseSize', '6', 6],
  ['caseSize', '0', 'invalid'],
  ['caseSize', '10001', 'invalid'],
  ['store', 3, '3'],
  ['discountFrom', '2026-11-24', '2026-11-23T23:00:00.000Z'],
  ['discountTo', '2026-11-24', '2026-11-24T23:00:00.000Z'],
  ['discountTo', '24/11/2026 17:30', '2026-11-24T16:30:00.000Z'],
  ['discountFrom', '1/7/2026', '2026-06-30T22:00:00.000Z'],
  ['discountFrom', '2026-11-24T17:30:00+02:00', '2026-11-24T15:30:00.000Z'],
  ['discountFrom', '2026-11-24T17:30:00Z', '2026-11-24T17:30:00.000Z'],
  ['discountFrom', '30/02/2026', 'invalid'],
  ['discountFrom', '11/24/2026', 'invalid'],
  ['discountFrom', '24/11/26', 'invalid'],
  ['discountFrom', '2026-11-24 25:00', 'invalid'],
  ['discountFrom', 46350, 'invalid'],
  ['price', { fault: 'formulaWithoutValue' }, 'formulaWithoutValue'],
  ['name', { fault: 'invalid' }, 'invalid'],
  ['price', `${'1'.repeat(32_000)}a1`, 'invalid'],
  ['name', `;${'\t'.repeat(32_000)}a`, 'invalid'],
])('%s of %j is %j', (field, cell, expected) => {
  expect(read(field, cell)).toEqual(expected);
});

describe('an empty cell says nothing', () => {
  test.each([null, '', '  ', '\u00a0', '=""'])('%j', (cell) => {
    for (const field of ['barcode', 'name', 'price', 'visible', 'discountTo'] as const)
      expect(readCell(field, cell, french)).toEqual({ value: undefined });
  });
});

test('as long as nobody has said the decimal sign, whole numbers alone are read', () => {
  const unsaid = { ...french, decimal: null };
  expect(['12', '1,500', '1.5'].map((cell) => read('price', cell, unsaid))).toEqual([1200, 'invalid', 'invalid']);
});

test('a row is known by its barcode, else by the code of its supplier', () => {
  expect(rowKey({ barcode: '03017620422003', supplierCode: 'A1' })).toBe('03017620422003');
  expect(rowKey({ supplierCode: 'A1', supplier: 'Metro' })).toBe('Metro\tA1');
  expect(rowKey({ supplierCode: 'A1' })).toBe('\tA1');
  expect(rowKey({ supplier: 'Metro' })).toBeNull();
});
