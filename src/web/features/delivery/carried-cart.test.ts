import { expect, test } from 'vitest';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { carriedLines, cutLines } from './carried-cart.ts';

const line = (id: number, quantity: number, unit = 'P'): CartLine => ({
  id,
  quantity,
  name: `line ${id}`,
  price: 2,
  image: null,
  category: 'RIZ',
  product: { quantityStep: 1, inventory: true, quantityInStock: 50, unit } as CartLine['product'],
});
const before = [line(1, 3), line(2, 5), line(3, 1)];
const fresh = { lines: [line(3, 1), line(1, 2)], missing: [line(2, 5)] };

test('the order of the cart is kept, and what was chosen stands where the missing line stood', () => {
  expect(carriedLines(before, fresh, {}).map((l) => l.id)).toEqual([1, 3]);
  expect(carriedLines(before, fresh, { 2: line(9, 5) }).map((l) => l.id)).toEqual([1, 9, 3]);
  expect(carriedLines(before, fresh, { 2: line(3, 5) }).map((l) => [l.id, l.quantity])).toEqual([
    [1, 2],
    [3, 5],
  ]);
});

test('what the new store has less of is told with what there was', () => {
  expect(cutLines(before, fresh).map(({ line: l, wanted }) => [l.id, l.quantity, wanted])).toEqual([[1, 2, 3]]);
});
