import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { goodsOf, isChanged, itemsOf, withBasket } from './changed-goods.ts';

const line = (productId: number, quantity: number) => ({ productId, quantity, unit: 'KG', quantityStep: 0.1 });
const order = { orderItems: [line(1, 0.1), line(2, 1), line(1, 0.2)] } as Order;
const inCart = (id: number, quantity: number) => ({ id, quantity, product: {} }) as CartLine;

test('a product on two lines is one; nothing is changed yet', () => {
  const goods = goodsOf(order);
  expect(itemsOf(goods)).toEqual([
    { product_id: 1, quantity: 0.3 },
    { product_id: 2, quantity: 1 },
  ]);
  expect(isChanged(goods)).toBe(false);
});

test('a wish is sent where it is another one; one that is taken back is null', () => {
  const wished = { orderItems: [{ ...line(1, 1), substitutionWish: 'refund' }, line(2, 1), line(3, 1)] } as Order;
  const wishes = ['ask_me', 'best_match', null] as const;
  const goods = goodsOf(wished).map((good, i) => ({ ...good, wish: wishes[i] ?? null }));
  expect(itemsOf(goods)).toEqual([
    { product_id: 1, quantity: 1, substitution: 'ask_me' },
    { product_id: 2, quantity: 1, substitution: 'best_match' },
    { product_id: 3, quantity: 1 },
  ]);
  expect(isChanged(goods)).toBe(true);
  expect(itemsOf(goods.map((good) => ({ ...good, wish: null })))[0]).toHaveProperty('substitution', null);
  expect(isChanged(goods.map((good) => ({ ...good, quantity: 0 })))).toBe(true);
});

test('the basket is put to it; what is at nothing is not sent', () => {
  const goods = withBasket(goodsOf(order), [inCart(1, 0.6), inCart(3, 2)]).map((good) =>
    good.productId === 2 ? { ...good, quantity: 0 } : good,
  );
  expect(itemsOf(goods)).toEqual([
    { product_id: 1, quantity: 0.9 },
    { product_id: 3, quantity: 2 },
  ]);
  expect(isChanged(goods)).toBe(true);
});
