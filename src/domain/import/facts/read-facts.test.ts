import { expect, test } from 'vitest';
import {
  readAllergenTags,
  readCategoryTags,
  readFirstName,
  readIngredients,
  readLabelTags,
  readNetQuantity,
  readPer100,
} from './read-facts.ts';

test.each([
  ['en:milk,en:nuts', ['milk', 'nuts']],
  ['en:sesame-seeds, en:sulphur-dioxide-and-sulphites', ['sesame', 'sulphites']],
  // Of Japan's law, not of ours.
  ['en:apple,en:soybeans,en:soybeans', ['soybeans']],
  ['en:none', []],
  // What somebody typed might be any of the 14.
  ['en:milk,fr:noisettes', null],
  ['lait', null],
])('allergens of %s', (text, expected) => expect(readAllergenTags(text)).toEqual(expected));

test.each([
  ['400 g', { weightG: 400 }],
  ['1,5 L', { volumeMl: 1500 }],
  ['6 x 33 cl', { volumeMl: 1980 }],
  ['2.5kg e', { weightG: 2500 }],
  ['12 œufs', undefined],
  ['0 g', undefined],
  ['99999 kg', undefined],
])('%s holds %o', (text, expected) => expect(readNetQuantity(text)).toEqual(expected));

test.each([
  ['en:snacks,en:sweet-snacks,en:biscuits', 'SNACKDESSERT'],
  ['en:beverages,en:hot-beverages,en:teas,en:green-teas', 'THECAFE'],
  ['en:plant-based-foods,fr:inconnu', undefined],
])('the aisle of %s is %s', (text, expected) => expect(readCategoryTags(text)).toBe(expected));

test.each([
  ['0', 100, 0],
  ['56.3000001', 100, 56.3],
  ['1e-3', 100, 0],
  ['100.1', 100, null],
  ['-1', 100, null],
  ['traces', 100, null],
])('%s of at most %i is %o', (text, most, expected) => expect(readPer100(text, most)).toBe(expected));

test('labels, names and ingredients', () => {
  expect(readLabelTags('en:organic,en:eu-organic,en:no-gluten,en:green-dot')).toEqual(['organic', 'gluten-free']);
  expect([readFirstName('Ferrero, Nutella'), readFirstName('en:united-kingdom')]).toEqual([
    'Ferrero',
    'United kingdom',
  ]);
  expect(readIngredients('Sucre, _lait_ en poudre (5 %), _noisettes_')).toBe('Sucre, lait en poudre (5 %), noisettes');
});
