import { expect, test } from 'vitest';
import { readCartFigures } from '#contract/cart/cart.ts';
import type { Api } from '#contract/client.ts';
import { Refusal } from '#contract/errors.ts';
import type { CartLine } from './cart-line.ts';
import { repriceCart } from './reprice-cart.ts';

const line = (id: number, quantity: number): CartLine => ({
  id,
  name: `old ${id}`,
  price: 1,
  image: null,
  category: 'FRUIT',
  quantity,
  product: { quantityStep: 1, inventory: true, quantityInStock: 99 } as CartLine['product'],
});
const shelf: Record<string, { price: number; quantityInStock: number }> = {
  1: { price: 2.2, quantityInStock: 50 },
  2: { price: 3, quantityInStock: 2 },
  3: { price: 4, quantityInStock: 0 },
};
const asked: string[] = [];
const api = (async (call: unknown, { store_id, lines }: { store_id: number; lines: string }) => {
  if (call !== readCartFigures || store_id === 0) throw new Refusal('network');
  asked.push(lines);
  const pairs = lines.split(',').map((pair) => pair.split(':'));
  return {
    lines: pairs.flatMap(([id = '', quantity]) => {
      if (!shelf[id]) return [];
      const sold = {
        name: `new ${id}`,
        category: 'FRUIT',
        inventory: true,
        quantityStep: 1,
        product: {},
        ...shelf[id],
      };
      return [{ quantity: Number(quantity), product: { id: Number(id), ...sold } }];
    }),
  };
}) as unknown as Api;

test('prices and stock of the new store are taken over, what it has not is named, all in one call', async () => {
  const { lines, missing } = await repriceCart(api, [line(1, 3), line(2, 5), line(3, 1), line(4, 1)], 9);
  expect(lines.map((l) => [l.id, l.name, l.price, l.quantity])).toEqual([
    [1, 'new 1', 2.2, 3],
    [2, 'new 2', 3, 2],
  ]);
  expect(missing.map((l) => l.name)).toEqual(['old 3', 'old 4']);
  expect(asked).toEqual(['1:3,2:5,3:1,4:1']);
});

test('an empty cart asks nothing, and a store that cannot be asked changes nothing', async () => {
  expect(await repriceCart(api, [], 0)).toEqual({ lines: [], missing: [] });
  await expect(repriceCart(api, [line(1, 1)], 0)).rejects.toMatchObject({ code: 'network' });
});
