import { expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { latitudeNumber, moneyNumber, quantityNumber } from '#domain/numbers/number-kind.ts';
import { numberText, numberToSend, parseNumber } from './typed-number.ts';

// What is read in which language and currency: src/domain/numbers/read-number.test.ts.
test.each<[string, Language, number | null]>([
  ['12,50', 'fr', 12.5],
  ['', 'fr', null],
  ['abc', 'fr', Number.NaN],
  ['1.500', 'fr', Number.NaN],
  ['1.500', 'vi', 1500],
])('%j in %s is %d', (typed, language, expected) =>
  expect(parseNumber(typed, moneyNumber('EUR'), language)).toEqual(expected),
);

test.each<[number | null, Language, string]>([
  [12.5, 'fr', '12,5'],
  [12.5, 'en', '12.5'],
  [0, 'vi', '0'],
  [null, 'fr', ''],
])('%d in %s is %j', (value, language, expected) => expect(numberText(value, language)).toBe(expected));

test.each([
  [7.9, 2, '7,90'],
  [8, 2, '8,00'],
  [30_000, 0, '30000'],
  [1.125, 2, '1,125'],
])('an amount of %d with %i decimals is %j', (value, decimals, expected) =>
  expect(numberText(value, 'fr', decimals)).toBe(expected),
);

test.each([
  ['7,5', 7.5],
  ['1,5', 1.5],
  ['', null],
  ['abc', 'abc'],
  ['1,500', '1,500'],
])('%j is sent as %j', (typed, sent) => expect(numberToSend(typed, quantityNumber, 'en')).toBe(sent));

test('a place on the map is sent as it was copied, in every language', () => {
  for (const language of ['fr', 'en', 'vi'] as const)
    expect(numberToSend('48.856', latitudeNumber, language)).toBe(48.856);
});
