import { expect, test } from 'vitest';
import { storageTypeOf, usualVatBp } from './usual-facts.ts';

test.each([
  ['CONGELE', 'frozen'],
  ['POISSONCONGELE', 'frozen'],
  ['POISSONNERIE', 'refrigerated'],
  ['TRAITEUR', 'refrigerated'],
  ['VIANDE', 'dry'],
  ['LAITIER', 'dry'],
  ['NON DEFINI', 'dry'],
])('%s is kept %s', (category, expected) => {
  expect(storageTypeOf(category)).toBe(expected);
});

test.each([
  ['FRUIT', 550],
  ['BOISSON', 550],
  ['ALCOOL', 2000],
  ['NONALIMENTAIRE', 2000],
] as const)('%s: %d basis points', (category, rate) => {
  expect(usualVatBp(category)).toBe(rate);
});
