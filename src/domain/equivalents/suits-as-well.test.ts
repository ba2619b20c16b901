import { expect, test } from 'vitest';
import { type Declared, suitsAsWell } from './suits-as-well.ts';

const plain: Declared = { category: 'SAUCE', allergens: [], mayContain: [], diets: [], minimumAge: null };

test.each<[string, Partial<Declared>, Partial<Declared>, boolean]>([
  ['nothing declared of either but that', {}, {}, true],
  ['a new allergen', {}, { allergens: ['fish'] }, false],
  ['the same allergen', { allergens: ['fish'] }, { allergens: ['fish'] }, true],
  ['one allergen less', { allergens: ['fish', 'gluten'] }, { allergens: ['fish'] }, true],
  ['a new trace', {}, { mayContain: ['nuts'] }, false],
  ['traces of what was in it', { allergens: ['nuts'] }, { mayContain: ['nuts'] }, true],
  ['more than traces', { mayContain: ['nuts'] }, { allergens: ['nuts'] }, false],
  ['unknown instead of known', { allergens: ['milk'] }, { allergens: null }, false],
  ['unknown instead of unknown', { allergens: null }, { allergens: null }, true],
  ['known instead of unknown', { allergens: null }, { allergens: ['fish'] }, true],
  ['a diet lost', { diets: ['halal'] }, {}, false],
  ['one of two diets lost', { diets: ['vegan', 'halal'] }, { diets: ['vegan'] }, false],
  ['organic no more', { diets: ['vegan', 'organic'] }, { diets: ['vegan'] }, true],
  ['vegan instead of vegetarian', { diets: ['vegetarian'] }, { diets: ['vegan'] }, true],
  ['vegetarian instead of vegan', { diets: ['vegan'] }, { diets: ['vegetarian'] }, false],
  [
    'declared free of lactose, with milk',
    { allergens: ['milk'], diets: ['lactose-free'] },
    { allergens: ['milk'] },
    false,
  ],
  ['without milk instead', { allergens: ['milk'], diets: ['lactose-free'] }, {}, true],
  ['for adults', {}, { minimumAge: 18 }, false],
  ['for adults too', { minimumAge: 18 }, { minimumAge: 18 }, true],
  [
    'soap, which has no allergens',
    { category: 'NONALIMENTAIRE' },
    { category: 'NONALIMENTAIRE', allergens: null },
    true,
  ],
])('%s', (_, wanted, other, expected) => {
  expect(suitsAsWell({ ...plain, ...wanted }, { ...plain, ...other })).toBe(expected);
});
