import { beforeEach, expect, test } from 'vitest';
import { readCartFigures } from '#contract/cart/cart.ts';
import type { Api } from '#contract/client.ts';
import { Refusal } from '#contract/errors.ts';
import { maxCartLines } from '#domain/cart/cart-lines.ts';
import { replaceCart, setCartQuantity } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import type { CartStorage } from './cart-storage.ts';
import { openCart, settleCart } from './cart-store.ts';
import { putInCart, toWanted } from './put-in-cart.ts';
import { readCart } from './shown-cart.ts';

const line = (id: number, quantity: number): CartLine => ({
  id,
  name: `good ${id}`,
  price: 1,
  image: null,
  category: 'FRUIT',
  quantity,
  product: { quantityStep: 1, inventory: true, quantityInStock: 50 } as CartLine['product'],
});
const good = (id: number, quantity: number) => ({ id, name: `old ${id}`, quantity, unit: 'P' });

/** What the store has of each product; what is not in it is not sold there. */
const inStock: Record<string, number> = { 1: 50, 2: 3, 3: 0, 4: 50 };
/** A store that answers as `readCartFigures` does; 0 cannot be asked. */
const api = (async (call: unknown, { store_id, lines }: { store_id: number; lines: string }) => {
  if (call !== readCartFigures || store_id === 0) throw new Refusal('network');
  const pairs = lines.split(',').map((pair) => pair.split(':'));
  return {
    missing: pairs.map(([id]) => Number(id)).filter((id) => id < 100 && !(id in inStock)),
    lines: pairs.flatMap(([id = '', quantity]) => {
      const quantityInStock = Number(id) > 100 ? 50 : inStock[id];
      if (quantityInStock === undefined) return [];
      const sold = { name: `good ${id}`, price: 1, category: 'FRUIT', product: {}, quantityStep: 1 };
      return [{ quantity: Number(quantity), product: { ...sold, id: Number(id), inventory: true, quantityInStock } }];
    }),
  };
}) as unknown as Api;

let kept: readonly CartLine[] = [];
const memory: CartStorage = {
  kind: 'localStorage',
  read: () => [...kept],
  save: (lines) => {
    kept = lines;
  },
  watch: () => () => undefined,
};
const held = () => readCart().lines.map(({ id, quantity }) => [id, quantity]);

beforeEach(async () => {
  await settleCart();
  kept = [];
  await openCart(memory);
});

test('all goes in beside what is there; what is short or not to be had is told', async () => {
  replaceCart([line(4, 2), line(2, 1)]);
  const put = await putInCart(api, [good(1, 2), good(2, 5), good(3, 1), good(9, 1)], 7);
  expect(held()).toEqual([
    [4, 2],
    [2, 3],
    [1, 2],
  ]);
  expect(put.gone.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
    [9, 'old 9', 1],
    [3, 'good 3', 1],
  ]);
  expect(put.short.map(({ line, now, wanted }) => [line.name, now, wanted])).toEqual([['good 2', 3, 6]]);
  expect(put.full).toEqual([]);
});

test('taken out again, the cart is as it was, with what was done meanwhile', async () => {
  replaceCart([line(4, 2), line(2, 1)]);
  const put = await putInCart(api, [good(1, 2), good(2, 5), good(4, 1)], 7);
  setCartQuantity(4, 10);
  put.takeOut();
  expect(held()).toEqual([
    [4, 9],
    [2, 1],
  ]);
});

test('what finds no place in a full cart is told by name, and nothing that was there goes', async () => {
  const all = Array.from({ length: maxCartLines - 1 }, (_, i) => line(1000 + i, 1));
  replaceCart(all);
  const many = Array.from({ length: maxCartLines + 1 }, (_, i) => good(101 + i, 1));
  const put = await putInCart(api, many, 7);
  expect(readCart().lines).toHaveLength(maxCartLines);
  expect(
    readCart()
      .lines.slice(0, -1)
      .map(({ id }) => id),
  ).toEqual(all.map(({ id }) => id));
  expect(put.added).toEqual([101]);
  expect(put.full).toHaveLength(maxCartLines);
});

test('a store that cannot be asked changes nothing', async () => {
  replaceCart([line(4, 2)]);
  await expect(putInCart(api, [good(1, 2)], 0)).rejects.toMatchObject({ code: 'network' });
  expect(held()).toEqual([[4, 2]]);
});

test('of an order that was picked what was ordered is wanted, not what the shop had of it', () => {
  const good = (productId: number, quantity: number, orderedQuantity: number | null = null) => ({
    productId,
    productName: `Good ${productId}`,
    quantity,
    orderedQuantity,
  });
  const wanted = toWanted([good(1, 2), good(2, 0, 3), good(3, 1, 0), good(4, 0.9, 1)]);
  expect(wanted.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 2],
    [2, 3],
    [4, 1],
  ]);
});
