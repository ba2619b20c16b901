import { expect, test } from 'vitest';
import { decimalsOf, isCurrency } from './currency.ts';

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['VND', 0],
  ['KWD', 3],
])('%s has %i decimals', (currency, decimals) => {
  expect(isCurrency(currency)).toBe(true);
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each(['', 'eur', 'EURO', 'ABC', '€'])('%j is no currency', (code) => {
  expect(isCurrency(code)).toBe(false);
});
