import { expect, test } from 'vitest';
import { numberText, numberToSend, parseNumber } from './parse-number.ts';

test.each([
  ['12', 12],
  ['12,50', 12.5],
  ['12.5', 12.5],
  [' 1\u202f250,5 ', 1250.5],
  [',5', 0.5],
  ['-3', -3],
  ['', null],
  ['  ', null],
  ['abc', Number.NaN],
  ['1,2,3', Number.NaN],
  ['1e5', Number.NaN],
  ['12 €', Number.NaN],
])('%j is %d', (typed, expected) => expect(parseNumber(typed)).toEqual(expected));

test.each([
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
  ['', null],
  ['abc', 'abc'],
])('%j is sent as %j', (typed, sent) => expect(numberToSend(typed)).toBe(sent));
