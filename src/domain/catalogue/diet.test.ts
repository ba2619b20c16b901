import { expect, test } from 'vitest';
import { suitedDiets } from './diet.ts';

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
