import { expect, test } from 'vitest';
import { filteredDiets, isUnprocessed, suitedDiets } from './diet.ts';

const bread = { declared: [], allergens: ['gluten'], mayContain: [], isFood: true };

test.each([
  ['declared', { ...bread, declared: ['halal', 'organic'], allergens: null }, ['halal', 'organic']],
  ['vegan is vegetarian', { ...bread, declared: ['vegan'], allergens: null }, ['vegetarian', 'vegan']],
  ['without milk', bread, ['lactose-free']],
  ['with milk', { ...bread, allergens: ['gluten', 'milk'] }, []],
  ['traces of milk', { ...bread, mayContain: ['milk'] }, []],
  ['lactose-free milk', { ...bread, allergens: ['milk'], declared: ['lactose-free'] }, ['lactose-free']],
  ['allergens unknown', { ...bread, allergens: null }, []],
  ['no food', { ...bread, isFood: false, allergens: [] }, []],
  ['without gluten is no claim to be gluten-free', { ...bread, allergens: ['milk'] }, []],
  ['a word that is no diet', { ...bread, declared: ['tasty'], allergens: null }, []],
])('%s', (_, facts, expected) => {
  expect(suitedDiets(facts)).toEqual(expected);
});

const apple = { declared: [], allergens: [], mayContain: [], isFood: true, isUnprocessed: true };

test.each([
  ['a single food without gluten', apple, ['gluten-free', 'lactose-free']],
  ['something that was made', { ...apple, isUnprocessed: false }, ['lactose-free']],
  ['traces of gluten', { ...apple, mayContain: ['gluten'] }, ['lactose-free']],
  ['allergens unknown', { ...apple, allergens: null }, []],
  ['declared', { ...apple, isUnprocessed: false, declared: ['gluten-free'] }, ['gluten-free', 'lactose-free']],
])('a filter finds %s', (_, facts, expected) => {
  expect(filteredDiets(facts)).toEqual(expected);
});

test.each([
  ['FRUIT', null, null, true],
  ['VIANDE', 'pork', 'Viande de porc.', true],
  ['VIANDE', 'sausage', 'Porc 80 %, eau, sel.', false],
  ['LAITIER', 'eggs', 'ŒUFS frais.', true],
  ['LAITIER', 'milk', 'LAIT.', false],
  ['FARINE', null, 'Amidon de maïs.', false],
])('of %s, %s, “%s” is unprocessed: %s', (category, kind, ingredients, expected) => {
  expect(isUnprocessed(category, kind, ingredients)).toBe(expected);
});
