import { expect, test } from 'vitest';
import { isPostalCode, normalisePostalCode, postalCodeLength } from './postal-code.ts';

test.each([
  ['75011', true],
  [' 75011\t', true],
  ['75011-1234', true],
  ['K1A 0B1', true],
  ['k1a0b1', true],
  ['', false],
  ['7501', false],
  ['750111', false],
  ['75011-123', false],
  ['75011 1234', false],
  ['K1A  0B1', false],
  ['K1A-0B1', false],
  ['1K1 A0B', false],
  ['*****', false],
  ['75011\n75012', false],
  ['٧٥٠١١', false],
])('%j is a postal code: %s', (text, expected) => {
  expect(isPostalCode(text)).toBe(expected);
});

test('every form fits the lengths', () => {
  for (const { length } of ['75011', '75011-1234', 'K1A 0B1', 'K1A0B1']) {
    expect(length).toBeGreaterThanOrEqual(postalCodeLength.min);
    expect(length).toBeLessThanOrEqual(postalCodeLength.max);
  }
});

test('is compared in capitals without surrounding spaces', () => {
  expect(normalisePostalCode('  k1a 0b1 ')).toBe('K1A 0B1');
});
