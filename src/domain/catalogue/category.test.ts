import { expect, test } from 'vitest';
import { categories, categoryOf, isCategory } from './category.ts';

test('there are 23 codes, each once', () => {
  expect(categories).toHaveLength(23);
  expect(new Set(categories).size).toBe(23);
});

test.each([
  ['FRUIT', true, 'FRUIT'],
  ['NONALIMENTAIRE', true, 'NONALIMENTAIRE'],
  ['fruit', false, 'NON DEFINI'],
  ['', false, 'NON DEFINI'],
  ['NON DEFINI', false, 'NON DEFINI'],
])('%j is a category: %s, taken for %s', (code, known, taken) => {
  expect(isCategory(code)).toBe(known);
  expect(categoryOf(code)).toBe(taken);
});
