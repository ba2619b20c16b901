import { expect, test } from 'vitest';
import { aisleGroupOf, aisleGroups } from './aisle-groups.ts';
import { categories } from './category.ts';

test('each category is in one group, and what is no category among the groceries', () => {
  expect(Object.values(aisleGroups).flat().toSorted()).toEqual(categories.toSorted());
  expect(['FRUIT', 'RIZ', 'NONALIMENTAIRE', 'NON DEFINI'].map(aisleGroupOf)).toEqual([
    'fresh',
    'asia',
    'home',
    'grocery',
  ]);
});
