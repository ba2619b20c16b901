import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { choosePictures } from './choose-pictures.ts';
import { createGoods, putGood, removeGood } from './goods.ts';
import { createStoreShelf, putOnShelf, putSales, takeOffShelf } from './store-shelf.ts';

type Made = { id: number; category?: string; picture?: string | null; orders?: number; isLot?: boolean };

const goodOf = ({ id, category = 'FRUIT', picture = null, isLot = false }: Made) => {
  const names = languages.map(() => `g${id}`);
  const facts = [
    id,
    category,
    'P',
    null,
    false,
    '',
    null,
    null,
    null,
    [],
    [],
    names,
    names,
    null,
    1,
    null,
    null,
  ] as const;
  return [...facts, null, languages.map(() => ''), null, isLot, picture] as const;
};

/** A store with these goods on its shelf, in the order in which they came. */
function shopOf(made: readonly Made[]) {
  const goods = createGoods();
  const shelf = createStoreShelf(goods, 1);
  for (const one of made) {
    putGood(goods, goodOf(one));
    putOnShelf(goods, shelf, {
      productId: one.id,
      retail: 100,
      wholesale: 100,
      percent: 0,
      lowest: { retail: 0, wholesale: 0 },
    });
  }
  const sold = made.filter(({ orders }) => orders);
  putSales(goods, shelf, { at: 1, productIds: sold.map(({ id }) => id), orders: sold.map(({ orders = 0 }) => orders) });
  return { goods, shelf, chosen: () => Object.fromEntries(choosePictures(goods, shelf)) };
}

test.each<[string, Made[], Record<string, string>]>([
  ['nothing on the shelf', [], {}],
  ['none with a picture', [{ id: 1, orders: 3 }], {}],
  [
    'the most bought',
    [
      { id: 1, picture: 'a', orders: 2 },
      { id: 2, picture: 'b', orders: 5 },
      { id: 3, picture: 'c' },
    ],
    { FRUIT: 'b' },
  ],
  [
    'the most bought has no picture',
    [
      { id: 1, orders: 9 },
      { id: 2, picture: 'b', orders: 1 },
    ],
    { FRUIT: 'b' },
  ],
  [
    'nothing sold yet: the first of the shop, whichever came first to memory',
    [
      { id: 7, picture: 'g' },
      { id: 3, picture: 'c' },
    ],
    { FRUIT: 'c' },
  ],
  [
    'as many orders',
    [
      { id: 4, picture: 'd', orders: 2 },
      { id: 2, picture: 'b', orders: 2 },
    ],
    { FRUIT: 'b' },
  ],
  [
    'a lot of short date sells best',
    [
      { id: 1, picture: 'a', orders: 1 },
      { id: 2, picture: 'lot', orders: 8, isLot: true },
    ],
    { FRUIT: 'a' },
  ],
  [
    'each aisle its own',
    [
      { id: 1, picture: 'a', orders: 9 },
      { id: 2, picture: 'r', category: 'RIZ' },
      { id: 3, category: 'ALCOOL' },
    ],
    { FRUIT: 'a', RIZ: 'r' },
  ],
])('%s', (_, made, expected) => expect(shopOf(made).chosen()).toEqual(expected));

test('what changes makes way, and nothing else has it chosen anew', () => {
  const { goods, shelf, chosen } = shopOf([
    { id: 1, picture: 'a', orders: 3 },
    { id: 2, picture: 'b', orders: 2 },
    { id: 3, picture: 'c', orders: 1 },
  ]);
  const first = choosePictures(goods, shelf);
  expect(choosePictures(goods, shelf)).toBe(first);
  expect(chosen()).toEqual({ FRUIT: 'a' });
  putGood(goods, goodOf({ id: 1, picture: 'a2' }));
  expect(chosen()).toEqual({ FRUIT: 'a2' });
  putGood(goods, goodOf({ id: 1, picture: null }));
  expect(chosen()).toEqual({ FRUIT: 'b' });
  takeOffShelf(goods, shelf, 2);
  expect(chosen()).toEqual({ FRUIT: 'c' });
  removeGood(goods, 3);
  expect(chosen()).toEqual({});
  putGood(goods, goodOf({ id: 1, picture: 'a' }));
  putGood(goods, goodOf({ id: 3, picture: 'c' }));
  putSales(goods, shelf, { at: 2, productIds: [3], orders: [5] });
  expect(chosen()).toEqual({ FRUIT: 'c' });
});
