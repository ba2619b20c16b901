import { expect, test } from 'vitest';
import { createGoods, putGood } from '#server/features/catalogue/shop/search/shelves/goods.ts';
import type { GoodsRow } from '#server/features/catalogue/shop/search/shelves/select-goods.ts';
import {
  createStoreShelf,
  putOnShelf,
  putSoldOut,
} from '#server/features/catalogue/shop/search/shelves/store-shelf.ts';
import { nearGoods } from './near-goods.ts';

const rice = (id: number, fr: string, category = 'RIZ'): GoodsRow => {
  const names = [fr, 'Rice', 'Gạo'];
  const row = [
    id,
    category,
    'PIECE',
    null,
    false,
    '',
    1000,
    null,
    [],
    [],
    [],
    names,
    names,
    null,
    1,
    null,
    null,
  ] as const;
  return [...row, null, ['', '', ''], null];
};

test('in stock, of the category, called so in that language; the most words first, then the nearest in price, by ratio', () => {
  const goods = createGoods();
  const shelf = createStoreShelf(goods, 1);
  const rows = [
    rice(1, 'Riz jasmin du Delta'),
    rice(2, 'Riz rond'),
    rice(3, 'Riz jasmin noir, riz jasminé'),
    rice(4, 'Riz jasmin noir du Delta'),
    rice(5, 'Semoule noire du Delta'),
    rice(6, 'Riz noir épuisé'),
    rice(7, 'Riz noir d’ailleurs'),
    rice(8, 'Farine de riz noir', 'FARINE'),
    rice(9, 'Quinoa gaoui'),
    rice(10, 'Pâtes gaoui'),
    rice(11, 'Semoule gaoui'),
  ];
  const prices = new Map([
    [9, 610],
    [10, 140],
    [11, 550],
  ]);
  for (const row of rows) putGood(goods, row);
  for (const [id] of rows)
    if (id !== 7)
      putOnShelf(goods, shelf, {
        productId: id,
        retail: prices.get(id) ?? 300,
        wholesale: 250,
        percent: 0,
        lowest: { retail: 0, wholesale: 0 },
      });
  putSoldOut(goods, shelf, [6]);
  const near = {
    id: 1,
    category: 'RIZ' as const,
    stems: ['riz', 'gao'],
    words: ['riz', 'jasmin', 'noir', 'delta'],
    price: 0.3,
  };
  expect(nearGoods({ goods, shelf }, near, 'fr', 9)).toEqual([4, 3, 2, 11, 9, 10]);
  expect(nearGoods({ goods, shelf }, near, 'fr', 2)).toEqual([4, 3]);
  expect(nearGoods({ goods, shelf }, { ...near, id: 99 }, 'fr', 2)).toEqual([4, 1]);
  expect(nearGoods({ goods, shelf }, { ...near, stems: ['gao'] }, 'vi', 3)).toEqual([2, 3, 4]);
  expect(nearGoods({ goods, shelf }, { ...near, stems: [] }, 'fr', 3)).toEqual([]);
});
