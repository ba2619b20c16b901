import { expect, test } from 'vitest';
import { marginPercent } from './margin.ts';

test.each([
  ['food at 5.5 %: 1.055 € brings 1 €', 1055, 550, 700, 30],
  ['without VAT', 1000, 0, 650, 35],
  ['at the standard rate', 1200, 2000, 500, 50],
  ['as much as it costs', 1055, 550, 1000, 0],
  ['a third, to one decimal', 300, 0, 200, 33.3],
  ['a half goes up', 2000, 0, 1999, 0.1],
  ['below zero mirrors', 2000, 0, 2001, -0.1],
  ['dearer than it is sold for', 211, 550, 300, -50],
  ['the VAT alone eats it', 105, 550, 100, -0.5],
  ['got for nothing', 105, 550, 0, 100],
  ['of a small price no cent is lost to rounding', 10, 550, 9, 5.1],
  ['of the largest there is', 100_000_000, 2000, 100_000_000, -20],
])('%s: %d at %d bp for %d', (_, priceCents, vatBp, purchaseCents, expected) => {
  expect(marginPercent({ priceCents, vatBp, purchaseCents })).toBe(expected);
});

test('what is given away has none', () => {
  expect(marginPercent({ priceCents: 0, vatBp: 550, purchaseCents: 100 })).toBeNull();
});
