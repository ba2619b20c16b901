import { expect, test } from 'vitest';
import { categories as codes } from '#domain/catalogue/category.ts';
import { withDefaultCategories } from './default-categories.ts';

test('where the aisles could not be had, those that every shop begins with are shown, each once', async () => {
  const { defaultCategories } = await withDefaultCategories({ categories: null }, 'en');
  expect(defaultCategories.map(({ id }) => id).toSorted()).toEqual([...codes].toSorted());
  expect(defaultCategories[1]).toEqual({
    id: 'LEGUME',
    name: 'LEGUME',
    label: 'Vegetables',
    numberOfProducts: 0,
    popularRank: 2,
    group: 'fresh',
    image: null,
    goodsPicture: null,
    color: '#dff0d8',
  });
});

test.each([
  ['vi', 'Trái cây'],
  ['fr', 'Fruits'],
  ['', 'Fruits'],
])('in %j the first is called %s', async (language, label) => {
  const { defaultCategories } = await withDefaultCategories({ categories: null }, language);
  expect(defaultCategories[0]?.label).toBe(label);
});

test('a shop without any aisles has none', async () => {
  expect(await withDefaultCategories({ categories: [] }, 'fr')).toEqual({ categories: [], defaultCategories: [] });
});
