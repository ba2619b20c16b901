import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.ts';
import type { CartLine } from '#web/state/cart/cart-line.ts';
import { carriedLines, cutLines, equivalentLine, pickEquivalents } from './carried-cart.ts';

const line = (id: number, quantity: number, unit = 'P'): CartLine => ({
  ...{ id, quantity, name: `line ${id}`, price: 2, image: null, category: 'RIZ' },
  product: { quantityStep: 1, inventory: true, quantityInStock: 50, unit } as CartLine['product'],
});
const product = (id: number, more: { unit?: string; step?: number; first?: number; stock?: number } = {}) =>
  ({
    ...{ id, name: `product ${id}`, price: 3, category: 'RIZ', inventory: true },
    ...{ quantityStep: more.step ?? 1, firstQuantity: more.first ?? 1, quantityInStock: more.stock ?? 50 },
    product: { picture: null, unit: more.unit ?? 'P' },
  }) as unknown as Product;

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

test.each([
  [product(9), line(2, 5), 5],
  [product(9, { stock: 3 }), line(2, 5), 3],
  [product(9, { unit: 'KG', step: 0.1, first: 0.5 }), line(2, 5), 0.5],
  [product(9, { unit: 'KG', step: 0.1, first: 0.5, stock: 0.2 }), line(2, 5), 0.2],
  [product(9, { unit: 'KG', step: 0.5 }), line(2, 1.5, 'KG'), 1.5],
  [product(9, { unit: 'KG', step: 0.1 }), line(2, 0.3, 'KG'), 0.3],
])('an equivalent comes in the same quantity when it is sold alike (%#)', (candidate, missing, quantity) => {
  expect(equivalentLine(candidate, missing)).toMatchObject({ id: 9, quantity });
});

test('each missing line gets a product of its own, and none that is in the cart', () => {
  const found = [[product(1), product(9), product(8)], [product(9), product(8)], []];
  const picked = pickEquivalents([line(2, 1), line(4, 1), line(5, 1)], found, fresh.lines);
  expect([picked[2]?.id, picked[4]?.id, picked[5]?.id]).toEqual([9, 8, undefined]);
});
