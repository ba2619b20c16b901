import { expect, test } from 'vitest';
import { missingFacts } from './required-facts.ts';

const food = { ingredientsExemption: null, alcoholPercent: null, storageType: 'dry' } as const;
const rice = { ...food, category: 'RIZ', kind: 'rice', packaging: 'bag' } as const;
test.each([
  [rice, null, null, ['ingredients', 'allergens']],
  [rice, ' ', [], ['ingredients']],
  [rice, 'Riz', null, ['allergens']],
  [rice, 'Riz', [], []],
  [{ ...rice, category: 'LAITIER', storageType: 'refrigerated' }, 'Lait', ['milk'], []],
  [{ ...rice, category: 'NONALIMENTAIRE' }, null, null, []],
] as const)('of %j with %j and %j is missing: %j', (goods, ingredients, allergens, missing) => {
  expect(missingFacts({ ...goods, ingredients, allergens })).toEqual(missing);
});

// Regulation (EU) No 1169/2011. Nutrition is asked of none here: annex V (1) frees unprocessed products of one ingredient,
// and for the others the declaration stands on the pack.
const apple = { ...food, category: 'FRUIT', kind: 'apple', packaging: null } as const;
const carrot = { ...apple, category: 'LEGUME', kind: 'carrot' } as const;
test.each([
  ['an apple, whole', '19 (1) (a)', apple, []],
  ['apples in a bag, whole', '19 (1) (a)', { ...apple, packaging: 'bag' }, []],
  ['radishes in a bunch', '19 (1) (a)', { ...carrot, kind: 'radish', packaging: 'bunch' }, []],
  ['potatoes, whole', '19 (1) (a) “including potatoes”', { ...carrot, kind: 'potato' }, []],
  ['fresh ginger', '19 (1) (e)', { ...carrot, kind: 'ginger' }, []],
  ['apple slices, chilled', '9 (1) (b)', { ...apple, storageType: 'refrigerated' }, ['ingredients']],
  ['peas, frozen', '9 (1) (b)', { ...carrot, storageType: 'frozen' }, ['ingredients']],
  ['peaches in a can', '9 (1) (b)', { ...apple, kind: 'peach', packaging: 'can' }, ['ingredients']],
  ['fruit of no known kind', '9 (1) (b)', { ...apple, kind: null }, ['ingredients']],
  ['an apple in another aisle', '9 (1) (b)', { ...apple, category: 'SNACKDESSERT' }, ['ingredients']],
  ['carbonated water', '19 (1) (b), if only that', { ...rice, category: 'BOISSON', kind: 'water' }, ['ingredients']],
  ['vinegar', '19 (1) (c), if only that', { ...rice, category: 'SAUCE', kind: 'vinegar' }, ['ingredients']],
  ['butter', '19 (1) (d), if only that', { ...rice, category: 'LAITIER', kind: 'butter' }, ['ingredients']],
  ['wine', '16 (4), but Regulation 2021/2117', { ...rice, category: 'ALCOOL', kind: 'wine' }, ['ingredients']],
] as const)('%s (article %s)', (_, __, goods, missing) => {
  expect(missingFacts({ ...goods, ingredients: null, allergens: [] })).toEqual(missing);
});

test.each([
  ['salt, of itself alone', '19 (1) (e)', 'EPICE', 'singleIngredient', null, []],
  ['a spirit is no food of one ingredient', '19 (1) (e)', 'ALCOOL', 'singleIngredient', 40, ['ingredients']],
  ['butter with nothing but cultures', '19 (1) (d)', 'LAITIER', 'dairy', null, []],
  ['no butter is in the freezer aisle', '19 (1) (d)', 'CONGELE', 'dairy', null, ['ingredients']],
  ['vinegar of cider alone', '19 (1) (c)', 'SAUCE', 'vinegar', null, []],
  ['vinegar is no drink', '19 (1) (c)', 'BOISSON', 'vinegar', null, ['ingredients']],
  ['sparkling water', '19 (1) (b)', 'BOISSON', 'carbonatedWater', null, []],
  ['a spirit', '16 (4)', 'ALCOOL', 'alcohol', 40, []],
  ['a beer of 1.2 %', '16 (4) “more than”', 'ALCOOL', 'alcohol', 1.2, ['ingredients']],
  ['of nobody knows how much alcohol', '16 (4)', 'ALCOOL', 'alcohol', null, ['ingredients']],
  ['nothing declared', '9 (1) (b)', 'EPICE', null, null, ['ingredients']],
] as const)('%s (article %s) as it is declared', (_, __, category, ingredientsExemption, alcoholPercent, missing) => {
  const goods = { ...rice, category, ingredientsExemption, alcoholPercent };
  expect(missingFacts({ ...goods, ingredients: null, allergens: [] })).toEqual(missing);
  expect(missingFacts({ ...goods, ingredients: null, allergens: null })).toContain('allergens');
  expect(missingFacts({ ...goods, ingredients: 'Lait', allergens: [] })).toEqual([]);
});

test('allergens are declared of whole fruit and vegetables too (article 21)', () => {
  expect(missingFacts({ ...carrot, kind: 'celery', ingredients: null, allergens: null })).toEqual(['allergens']);
});
