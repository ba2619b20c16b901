import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languageFacts, languages } from '../language/language.ts';
import { writeDigits } from '../language/numerals.ts';
import {
  latitudeNumber,
  moneyNumber,
  type NumberKind,
  percentNumber,
  quantityNumber,
  wholeNumber,
} from './number-kind.ts';
import { readNumber } from './read-number.ts';

const kinds = {
  EUR: moneyNumber('EUR'),
  VND: moneyNumber('VND'),
  KWD: moneyNumber('KWD'),
  kg: quantityNumber,
  pieces: wholeNumber,
  '%': percentNumber,
  latitude: latitudeNumber,
} satisfies Record<string, NumberKind>;
type Kind = keyof typeof kinds;

/** The number, or why it is none; `1500 | 1,5`: what the two readings are called. */
function read(typed: string, language: Language, kind: Kind): number | null | string {
  const { value, fault } = readNumber(typed, language, kinds[kind]);
  if (!fault) return value;
  const { whole, decimal } = fault.parameters;
  return whole === undefined ? fault.message.replace('validation.', '') : `${whole} | ${decimal}`;
}
const none = 'number';
const isWhole = 'numberWhole';
const tooFine = 'numberDecimals';

describe('what stands in the three languages', () => {
  test.each<[string, Kind, fr: number | string | null, en: number | string | null, vi: number | string | null]>([
    ['', 'EUR', null, null, null],
    [' \u00a0 ', 'EUR', null, null, null],
    ['12', 'EUR', 12, 12, 12],
    // One sign with other than three digits behind it is that of the decimals.
    ['12,50', 'EUR', 12.5, 12.5, 12.5],
    ['12.5', 'EUR', 12.5, 12.5, 12.5],
    ['12,', 'EUR', 12, 12, 12],
    [',5', 'EUR', 0.5, 0.5, 0.5],
    ['.75', 'EUR', 0.75, 0.75, 0.75],
    ['1234,5', 'EUR', 1234.5, 1234.5, 1234.5],
    // Groups, and behind them the other sign.
    ['1 234,56', 'EUR', 1234.56, 1234.56, 1234.56],
    ['1.234,56', 'EUR', 1234.56, 1234.56, 1234.56],
    ['1,234.56', 'EUR', 1234.56, 1234.56, 1234.56],
    ['1.234.567', 'EUR', 1_234_567, 1_234_567, 1_234_567],
    ['1,234,567.8', 'EUR', 1_234_567.8, 1_234_567.8, 1_234_567.8],
    ['1 234.500', 'EUR', 1234.5, 1234.5, 1234.5],
    // Three digits behind one sign: by the language and by the decimals there may be.
    ['1,500', 'EUR', '1500 | 1,5', 1500, '1500 | 1,5'],
    ['1.500', 'EUR', '1500 | 1,5', '1500 | 1.5', 1500],
    ['1,555', 'EUR', tooFine, 1555, tooFine],
    ['1.555', 'EUR', tooFine, tooFine, 1555],
    ['25.000', 'VND', 25_000, '25000 | 25', 25_000],
    ['25,000', 'VND', '25000 | 25', 25_000, '25000 | 25'],
    ['25.500', 'VND', 25_500, isWhole, 25_500],
    ['1.250.000', 'VND', 1_250_000, 1_250_000, 1_250_000],
    ['25 000', 'VND', 25_000, 25_000, 25_000],
    ['25,5', 'VND', isWhole, isWhole, isWhole],
    ['25,0', 'VND', 25, 25, 25],
    ['1,500', 'KWD', 1.5, '1500 | 1.5', 1.5],
    ['1.234', 'KWD', '1234 | 1,234', 1.234, '1234 | 1,234'],
    ['1,500', 'kg', 1.5, '1500 | 1.5', 1.5],
    ['1.500', 'kg', '1500 | 1,5', 1.5, '1500 | 1,5'],
    ['0.750', 'kg', 0.75, 0.75, 0.75],
    ['0,750', 'kg', 0.75, 0.75, 0.75],
    ['1.2345', 'kg', tooFine, tooFine, tooFine],
    ['1.500', 'pieces', 1500, isWhole, 1500],
    ['1,500', 'pieces', isWhole, 1500, isWhole],
    ['2.000', 'pieces', 2000, '2000 | 2', 2000],
    ['1,5', 'pieces', isWhole, isWhole, isWhole],
    ['12,50 %', '%', 12.5, 12.5, 12.5],
    // Thousands of degrees cannot be meant, whatever the sign.
    ['48.856', 'latitude', 48.856, 48.856, 48.856],
    ['-48,8566', 'latitude', -48.8566, -48.8566, -48.8566],
    ['1.500', 'latitude', 1.5, 1.5, 1.5],
  ])('%j of %s is %j, %j, %j', (typed, kind, fr, en, vi) => {
    expect([read(typed, 'fr', kind), read(typed, 'en', kind), read(typed, 'vi', kind)]).toEqual([fr, en, vi]);
  });
});

describe('signs and spaces', () => {
  test.each<[string, Kind, number]>([
    ['12,50 €', 'EUR', 12.5],
    ['€12.50', 'EUR', 12.5],
    ['eur 12,5', 'EUR', 12.5],
    ['12,5EUR', 'EUR', 12.5],
    ['-€ 3', 'EUR', -3],
    ['€ −3', 'EUR', -3],
    ['25 000 ₫', 'VND', 25_000],
    ['25000đ', 'VND', 25_000],
    ['25000 Đ', 'VND', 25_000],
    ['25000 VNĐ', 'VND', 25_000],
    ['VND 25000', 'VND', 25_000],
    ['１２，５', 'EUR', 12.5],
    ['１２．５', 'EUR', 12.5],
    ['−5', 'EUR', -5],
    ['–5', 'EUR', -5],
    ['－5', 'EUR', -5],
    ['- 5', 'EUR', -5],
    ['+5', 'EUR', 5],
    ['-0', 'EUR', 0],
    ['1\u202f234,5', 'EUR', 1234.5],
    ['1\u2009234\u00a0567,5', 'EUR', 1_234_567.5],
    ['1’234.50', 'EUR', 1234.5],
    ["1'234'567", 'EUR', 1_234_567],
    ['\u200b12\u200f,5\ufeff', 'EUR', 12.5],
    ['\t7\n', 'pieces', 7],
    ['007', 'pieces', 7],
  ])('%j of %s is %d in every language', (typed, kind, expected) => {
    expect(languages.map((language) => read(typed, language, kind))).toEqual([expected, expected, expected]);
  });
});

describe('no number', () => {
  test.each<[string, Kind]>([
    ['abc', 'EUR'],
    ['€', 'EUR'],
    ['-', 'EUR'],
    ['+-5', 'EUR'],
    ['5-', 'EUR'],
    ['(5)', 'EUR'],
    ['.', 'EUR'],
    ['1e5', 'EUR'],
    ['0x1', 'EUR'],
    ['5²', 'EUR'],
    ['1,2,3', 'EUR'],
    ['1.23.456', 'EUR'],
    ['12 34', 'EUR'],
    ['0 500', 'EUR'],
    ['1.5,5.5', 'EUR'],
    ['1 234 5', 'EUR'],
    ['12 ₫', 'EUR'],
    ['12 €', 'VND'],
    ['12 $', 'VND'],
    ['12 €', 'kg'],
    ['12 %', 'EUR'],
    ['1234567890123456', 'pieces'],
    ['Infinity', 'EUR'],
    ['constructor', 'EUR'],
  ])('%j of %s', (typed, kind) => {
    expect(languages.map((language) => read(typed, language, kind))).toEqual([none, none, none]);
  });
});

test('a fault says how to write it, in the signs of the language', () => {
  const expected = { message: 'validation.numberUnclear', parameters: { whole: '1500', decimal: '1,5' } };
  expect(readNumber('1.500', 'fr', kinds.EUR).fault).toEqual(expected);
  expect(readNumber('-1,500', 'en', kinds.kg).fault?.parameters).toEqual({ whole: '-1500', decimal: '-1.5' });
  expect(readNumber('1,2345', 'vi', kinds.KWD).fault).toEqual({
    message: 'validation.numberDecimals',
    parameters: { count: 3, example: '12,345' },
  });
});

describe.each(languages)('in %s', (language) => {
  test.each(['EUR', 'VND', 'KWD', 'pieces', 'latitude'] as const)(
    'what the shop writes of %s is read as it is',
    (kind) => {
      const { decimals, most = 10 ** 8 } = { ...kinds[kind], decimals: Math.min(kinds[kind].decimals, 6) };
      fc.assert(
        fc.property(fc.integer({ min: -most * 10 ** decimals, max: most * 10 ** decimals }), (whole) => {
          const value = whole / 10 ** decimals;
          const plain = String(Math.abs(value)).includes('e') ? '0' : String(value);
          // As fields show it: no groups, the language's own sign before the decimals.
          expect(read(plain.replace('.', languageFacts[language].decimal), language, kind)).toBe(Number(plain) + 0);
        }),
      );
    },
  );

  test('what the shop writes with groups is read as it is, or refused, but never as another number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.constantFrom<Kind>('EUR', 'VND', 'KWD', 'kg'),
        (whole, kind) => {
          const { decimals } = kinds[kind];
          const value = whole / 10 ** decimals;
          const written = writeDigits(languageFacts[language], value, decimals, true);
          expect([value, 'string']).toContain(
            typeof read(written, language, kind) === 'string' ? 'string' : read(written, language, kind),
          );
        },
      ),
    );
  });

  test('nothing is read as a number that is not its digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,\u202f'-€₫ ") }), (typed) => {
        const value = read(typed, language, 'EUR');
        if (typeof value !== 'number') return;
        const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
        expect(digits(String(value))).toBe(digits(typed));
      }),
    );
  });
});
