import { expect, test, vi } from 'vitest';
import type { ShoppingList } from '#contract/cart/lists.ts';
import { Refusal } from '#contract/errors.ts';
import { addToList } from './add-to-list.ts';

const api = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api/api.ts', () => ({ api }));

const listOf = (version: number, ...items: [productId: number, quantity: number][]) =>
  ({ id: 3, version, items: items.map(([productId, quantity]) => ({ productId, quantity })) }) as ShoppingList;
const sent = () => api.mock.calls.map(([, input]) => input);

test('what is added counts together with what is there', async () => {
  api.mockReset().mockImplementation(async (_, input) => input);
  await addToList(listOf(1, [1, 0.1], [2, 1]), [
    { productId: 1, quantity: 0.2 },
    { productId: 4, quantity: 2 },
  ]);
  expect(sent()).toEqual([
    {
      id: 3,
      version: 1,
      order_items: [
        { product_id: 1, quantity: 0.3 },
        { product_id: 2, quantity: 1 },
        { product_id: 4, quantity: 2 },
      ],
    },
  ]);
});

test('taken out again, it leaves what was there, and what was put there meanwhile', async () => {
  const fresh = listOf(9, [1, 5], [4, 2], [7, 1]);
  api
    .mockReset()
    .mockRejectedValueOnce(new Refusal('conflict', { data: fresh }))
    .mockResolvedValueOnce(fresh);
  await addToList(listOf(2, [1, 3], [4, 2]), [{ productId: 4, quantity: 2 }], -1);
  expect(sent().at(-1)).toEqual({
    id: 3,
    version: 9,
    order_items: [
      { product_id: 1, quantity: 5 },
      { product_id: 7, quantity: 1 },
    ],
  });
});

test('any other refusal, and a list that never rests, is told', async () => {
  api.mockReset().mockRejectedValue(new Refusal('invalid'));
  await expect(addToList(listOf(1), [])).rejects.toThrow('invalid');
  expect(sent()).toHaveLength(1);
  api.mockReset().mockRejectedValue(new Refusal('conflict', { data: listOf(1) }));
  await expect(addToList(listOf(1), [])).rejects.toThrow('conflict');
  expect(sent()).toHaveLength(5);
});
