import { expect, test } from 'vitest';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { addGoods, type Goods, linesOf, type OrderLine, replaceLine, toItems } from './order-line.ts';

const line = (productId: number, quantity: number): OrderLine => ({
  productId,
  quantity,
  name: `n${productId}`,
  unit: 'KG',
  substitution: null,
});
const goods = (id: number): Goods => ({
  id,
  name: `n${id}`,
  unit: 'KG',
  price: 2,
  firstQuantity: 0.5,
  quantityStep: 0.1,
  code: null,
});

test.each<[string, OrderLine[], OrderLine[]]>([
  ['new goods at the end, as much as they begin with', [line(1, 1)], [line(1, 1), line(2, 0.5)]],
  ['a step more of what is there, exactly', [line(2, 0.2), line(1, 1)], [line(2, 0.3), line(1, 1)]],
])('adds %s', (_, before, after) => expect(addGoods(before, goods(2))).toEqual(after));

const old = line(1, 3);
const instead = { productId: 1, name: 'n1' };

test.each<[string, OrderLine[], OrderLine, Goods, OrderLine[]]>([
  ['as much of it, at its place', [old, line(3, 1)], old, goods(2), [{ ...line(2, 3), instead }, line(3, 1)]],
  [
    'as much as it begins with, where it is sold by another unit',
    [old],
    old,
    { ...goods(2), unit: 'P', firstQuantity: 1 },
    [{ ...line(2, 1), unit: 'P', instead }],
  ],
  ['more of what is there already', [old, line(2, 0.5)], old, goods(2), [{ ...line(2, 3.5), instead }]],
  ['what the first one stood for', [{ ...old, instead: { productId: 9, name: 'n9' } }], old, goods(1), []],
  ['nothing, where it is the same', [old], old, goods(1), [old]],
])('replaces a line by %s', (_, before, of, by, after) => {
  if (after.length > 0) expect(replaceLine(before, of, by)).toEqual(after);
  const chained = replaceLine(replaceLine([old], old, goods(2)), { ...line(2, 3), instead }, goods(4));
  expect(chained.every(({ instead: stands }) => stands === undefined || stands.productId === 1)).toBe(true);
});

test('goods sold at two prices are one line, and only a wish of its own is kept', () => {
  const item = (productId: number, quantity: number, substitution: string) => ({
    productId,
    quantity,
    substitution,
    productName: `n${productId}`,
    unit: 'KG',
  });
  const order = {
    substitution: 'refund',
    items: [item(1, 0.1, 'refund'), item(2, 1, 'ask_me'), item(1, 0.2, 'refund')],
  } as StaffOrderDetail;
  expect(linesOf(order)).toEqual([line(1, 0.3), { ...line(2, 1), substitution: 'ask_me' }]);
  expect(toItems(linesOf(order))).toEqual([
    { product_id: 1, quantity: 0.3, substitution: null },
    { product_id: 2, quantity: 1, substitution: 'ask_me' },
  ]);
});
