import { expect, test } from 'vitest';
import { usualVatBp } from './usual-vat.ts';

test.each([
  ['FRUIT', 550],
  ['BOISSON', 550],
  ['ALCOOL', 2000],
  ['NONALIMENTAIRE', 2000],
] as const)('%s: %d basis points', (category, rate) => {
  expect(usualVatBp(category)).toBe(rate);
});
