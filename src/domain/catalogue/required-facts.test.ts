import { expect, test } from 'vitest';
import { missingFacts } from './required-facts.ts';

test.each([
  ['RIZ', null, null, ['ingredients', 'allergens']],
  ['RIZ', ' ', [], ['ingredients']],
  ['RIZ', 'Riz', null, ['allergens']],
  ['RIZ', 'Riz', [], []],
  ['LAITIER', 'Lait', ['milk'], []],
  ['NONALIMENTAIRE', null, null, []],
] as const)('of %s with %j and %j is missing: %j', (category, ingredients, allergens, missing) => {
  expect(missingFacts({ category, ingredients, allergens })).toEqual(missing);
});
