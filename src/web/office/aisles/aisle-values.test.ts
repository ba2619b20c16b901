import { expect, test } from 'vitest';
import { categories } from '#domain/catalogue/category.ts';
import { type AisleValues, aislesText, placeCategory, unplacedCategories } from './aisle-values.ts';

const aisles: AisleValues['aisles'] = [
  { name: 'A', categories: ['RIZ', 'SAUCE'] },
  { name: 'B', categories: ['FRUIT'] },
];

test('what is in no aisle is named, each once', () => {
  const unplaced = unplacedCategories(aisles);
  expect(unplaced.toSorted()).toEqual(categories.filter((one) => !['RIZ', 'SAUCE', 'FRUIT'].includes(one)).toSorted());
  expect(unplacedCategories([])).toHaveLength(categories.length);
});

test('a category that is placed leaves the aisle in which it was', () => {
  expect(placeCategory(aisles, 1, 'RIZ')).toEqual([
    { name: 'A', categories: ['SAUCE'] },
    { name: 'B', categories: ['FRUIT', 'RIZ'] },
  ]);
  // What did not change is the same.
  expect(placeCategory(aisles, 1, 'LEGUME')[0]).toBe(aisles[0]);
});

test('aisles are read with what stands in them', () =>
  expect(aislesText([...aisles, { name: 'C', categories: [] }], (code) => code.toLowerCase())).toBe(
    'A (riz, sauce); B (fruit); C',
  ));
