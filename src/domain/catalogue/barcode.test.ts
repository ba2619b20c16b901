import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, digitsOf, isEan13, isInStoreBarcode, printedBarcode, readBarcode } from './barcode.ts';

test.each([
  ['4006381333931', true],
  ['5901234123457', true],
  ['0000000000000', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['40063813339310', false],
  ['400638133393X', false],
  ['', false],
])('%s is an EAN-13: %s', (text, expected) => {
  expect(isEan13(text)).toBe(expected);
});

test('of the thirteen digits of twelve and a last one, one is right, and one wrong digit in it is found', () => {
  const digits = fc.integer({ min: 0, max: 999_999_999_999 }).map((n) => String(n).padStart(12, '0'));
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (twelve, place, shift) => {
      const right = Array.from({ length: 10 }, (_, last) => `${twelve}${last}`).filter(isEan13);
      expect(right).toHaveLength(1);
      const wrong = [...(right[0] ?? '')]
        .map((digit, i) => (i === place ? (Number(digit) + shift) % 10 : digit))
        .join('');
      expect(isEan13(wrong)).toBe(false);
    }),
  );
});

test.each([
  ['40170725', '00000040170725', 8],
  ['036000291452', '00036000291452', 12],
  ['0036000291452', '00036000291452', 13],
  ['00036000291452', '00036000291452', 12],
  ['5449000000996', '05449000000996', 13],
  ['05449000000996', '05449000000996', 13],
  ['15449000000993', '15449000000993', 14],
  [' 5 449000-000996 ', '05449000000996', 13],
  ['５４４９００００００９９６', '05449000000996', 13],
  // What shops give themselves has what last digit they like.
  ['2112345012340', '02112345012340', 13],
  ['2112345012349', '02112345012349', 13],
  ['0412345678901', '00412345678901', 13],
  ['212345678901', '00212345678901', 12],
  ['00012345', '00000000012345', 8],
  ['20012345', '00000020012345', 8],
])('%j is the barcode %s, of which %i digits are printed', (text, code, digits) => {
  expect(readBarcode(text)).toEqual({ code, digits });
});

test.each([
  ['5449000000997', 'barcodeCheckDigit'],
  ['40170726', 'barcodeCheckDigit'],
  ['036000291453', 'barcodeCheckDigit'],
  ['15449000000996', 'barcodeCheckDigit'],
  ['1901234123457', 'barcodeCheckDigit'],
  ['00000000', 'barcode'],
  ['0000000000000', 'barcode'],
  ['36000291452', 'barcode'],
  ['544900000', 'barcode'],
  ['015449000000993', 'barcode'],
  ['5449000000996X', 'barcode'],
  ['', 'barcode'],
])('%j is none: %s', (text, fault) => {
  expect(readBarcode(text)).toEqual({ fault });
});

test.each([
  ['2002458053650', true],
  ['0212345678901', true],
  ['412345678901', true],
  ['20012345', true],
  ['00012345', true],
  ['40170725', false],
  ['036000291452', false],
  ['5449000000996', false],
  // A case of what is sold elsewhere.
  ['12002458053657', false],
])('%s is of the shop itself: %s', (barcode, expected) => {
  expect(isInStoreBarcode(barcode)).toBe(expected);
  expect(isInStoreBarcode(barcode.padStart(14, '0'))).toBe(expected);
});

test('a number has the zeros back that a spreadsheet has eaten', () => {
  expect(codeOf('36000291452')).toBe('00036000291452');
  expect(codeOf('12345')).toBe('00000000012345');
  expect(codeOf('115449000000993')).toBeNull();
  expect([digitsOf('3 017620\u202f422003'), digitsOf('riz'), digitsOf('')]).toEqual(['3017620422003', null, null]);
});

test('14 digits are printed as short as they may be', () => {
  const codes = ['00000040170725', '00036000291452', '05449000000996', '15449000000993'];
  expect(codes.map(printedBarcode)).toEqual(['40170725', '036000291452', '5449000000996', '15449000000993']);
});
