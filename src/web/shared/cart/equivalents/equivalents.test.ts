import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue.ts';
import type { Api } from '#contract/client.ts';
import { Refusal } from '#contract/errors.ts';
import { plainProduct } from '#web/testing/plain-product.ts';
import { equivalentLine, findEquivalents, pickEquivalents } from './equivalents.ts';

const want = (id: number, quantity: number, unit = 'P') => ({ id, name: `good ${id}`, quantity, unit });
type Given = { unit?: 'P' | 'KG'; step?: number; first?: number; stock?: number };
const product = (id: number, { unit = 'P', step = 1, first = 1, stock = 50 }: Given = {}): Product => {
  const quantities = { quantityStep: step, firstQuantity: first, quantityInStock: stock };
  return { ...plainProduct, id, name: `product ${id}`, ...quantities, product: { ...plainProduct.product, unit } };
};

test.each([
  [product(9), want(2, 5), 5],
  [product(9, { stock: 3 }), want(2, 5), 3],
  [product(9, { unit: 'KG', step: 0.1, first: 0.5 }), want(2, 5), 0.5],
  [product(9, { unit: 'KG', step: 0.1, first: 0.5, stock: 0.2 }), want(2, 5), 0.2],
  [product(9, { unit: 'KG', step: 0.5 }), want(2, 1.5, 'KG'), 1.5],
  [product(9, { unit: 'KG', step: 0.1 }), want(2, 0.3, 'KG'), 0.3],
])('an equivalent comes in the same quantity when it is sold alike (%#)', (candidate, missing, quantity) => {
  expect(equivalentLine(candidate, missing)).toMatchObject({ id: 9, quantity });
});

test('each missing line gets a product of its own, and none that is in the cart', () => {
  const found = [[product(1), product(9), product(8)], [product(9), product(8)], []];
  const picked = pickEquivalents([want(2, 1), want(4, 1), want(5, 1)], found, [{ id: 3 }, { id: 1 }]);
  expect([picked[2]?.id, picked[4]?.id, picked[5]?.id]).toEqual([9, 8, undefined]);
});

test('what cannot be asked for is offered nothing, and holds up no other', async () => {
  const api = (async (_: unknown, { storeId, id }: { storeId: number; id: number }) => {
    if (id === 2) throw new Refusal('network');
    return [product(storeId), product(9)];
  }) as unknown as Api;
  const found = await findEquivalents(api, 7, { missing: [want(2, 1), want(4, 1)], taken: [{ id: 7 }] });
  expect([found[2]?.id, found[4]?.id]).toEqual([undefined, 9]);
});
