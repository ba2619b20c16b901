import { expect, test } from 'vitest';
import { isPostalCode, normalisePostalCode, postalCodeLength } from './postal-code.ts';

test.each([
  ['75011', true],
  [' 75011\t', true],
  ['75011-1234', true],
  ['K1A 0B1', true],
  ['k1a0b1', true],
  ['K1A  0B1', true],
  ['75 011', true],
  ['１３００５', true],
  ['', false],
  ['7501', false],
  ['750 11', true],
  ['750111', false],
  ['75011-123', false],
  ['75011 1234', false],
  ['K1A-0B1', false],
  ['1K1 A0B', false],
  ['*****', false],
  ['75011\n75012', false],
  ['٧٥٠١١', false],
  ['1000', false],
])('%j is a postal code: %s', (text, expected) => {
  expect(isPostalCode(text)).toBe(expected);
});

test('every form fits the lengths', () => {
  for (const { length } of ['75011', '75011-1234', 'K1A 0B1', 'K1A0B1']) {
    expect(length).toBeGreaterThanOrEqual(postalCodeLength.min);
    expect(length).toBeLessThanOrEqual(postalCodeLength.max);
  }
});

test.each([
  ['  k1a 0b1 ', 'K1A 0B1'],
  ['V6B1A1', 'V6B 1A1'],
  ['v6b\u00a01a1', 'V6B 1A1'],
  ['Ｍ５Ｖ　２Ｔ６', 'M5V 2T6'],
  ['69 003', '69003'],
  ['69\u202f003', '69003'],
  ['\u200f69003\u200b', '69003'],
  ['９００１２－３４５６', '90012-3456'],
  ['90012 – 3456', '90012-3456'],
  ['90012\u20113456', '90012-3456'],
  ['*****', '*****'],
])('%j is written %s', (text, expected) => {
  expect(normalisePostalCode(text)).toBe(expected);
  expect(normalisePostalCode(expected)).toBe(expected);
});

test.each([
  [' sw1a  1aa ', 'SW1A  1AA'],
  ['1050', '1050'],
  ['2000-110', '2000-110'],
  ['', ''],
])('%j, which is none of the two forms, stays as it was typed', (text, expected) => {
  expect(normalisePostalCode(text)).toBe(expected);
});
