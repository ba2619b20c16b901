import { describe, expect, test } from 'vitest';
import { categories } from '#domain/catalogue/category.ts';
import { type Aisle, mostAisles, repeatedInAisles } from './aisle.ts';
import { usualAisles } from './usual-aisles.ts';

const aisle = (name: string, ...placed: Aisle['categories']): Aisle => ({ name, categories: placed });

describe('what stands twice in the aisles of a store', () => {
  test.each<[string, Aisle[], unknown[]]>([
    ['nothing', [aisle('A', 'RIZ', 'FRUIT'), aisle('B', 'SAUCE'), aisle('C')], []],
    ['a category in two aisles', [aisle('A', 'RIZ'), aisle('B', 'RIZ')], [[1, 'categories', 'categoryTwice']]],
    ['a category twice in one', [aisle('A', 'RIZ', 'RIZ')], [[0, 'categories', 'categoryTwice']]],
    ['a name, written otherwise', [aisle('Épicerie'), aisle('ÉPICERIE')], [[1, 'name', 'nameTwice']]],
    ['an empty name is another fault', [aisle(''), aisle('')], []],
    [
      'both',
      [aisle('A', 'RIZ'), aisle('B'), aisle('a', 'RIZ')],
      [
        [2, 'name', 'nameTwice'],
        [2, 'categories', 'categoryTwice'],
      ],
    ],
  ])('%s', (_, aisles, expected) =>
    expect(repeatedInAisles(aisles).map(({ index, field, fault }) => [index, field, fault])).toEqual(expected),
  );
});

test('the aisles that are proposed have each category once', () => {
  const proposed = usualAisles((aisle) => aisle);
  expect(proposed.flatMap((one) => one.categories).toSorted()).toEqual([...categories].toSorted());
  expect(proposed.length).toBeLessThanOrEqual(mostAisles);
});
