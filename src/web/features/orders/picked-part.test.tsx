import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { PickedPart } from './picked-part.tsx';

const item = { unit: 'P', quantity: 1, orderedQuantity: 1, substituteFor: null };
const picked = {
  picking: null,
  pickedAt: '2026-11-28T12:00:00.000Z',
  status: 'submitted',
  agreedTotal: 10,
  totalIncludeGst: 10,
};

test.each([
  ['how far it is', { picking: { decided: 18, lines: 24 } }, /^18 of 24 products are in the bags/],
  ['that all is there', { orderItems: [item] }, /^Picked: everything is there, as you ordered it\.$/],
  [
    'what is other, and what it comes to',
    {
      orderItems: [
        { ...item, quantity: 0 },
        { ...item, orderedQuantity: 0, substituteFor: 1 },
        { ...item, quantity: 1, orderedQuantity: 2 },
        { ...item, unit: 'KG', quantity: 0.9 },
      ],
      totalIncludeGst: 9.5,
    },
    /^1 replaced · 1 not found · 1 in a smaller quantity · 1 with its exact weight Total: €9\.50 instead of €10\.00$/,
  ],
  [
    'ahead, that the scale has a say',
    { pickedAt: null, orderItems: [{ ...item, unit: 'KG', orderedQuantity: null }] },
    /^Products sold by weight are weighed/,
  ],
  ['nothing where nothing is weighed', { pickedAt: null, orderItems: [{ ...item, orderedQuantity: null }] }, /^$/],
])('an order says %s', async (_, more, shown) => {
  const order = { ...picked, orderItems: [], ...more } as unknown as Order;
  expect(readText(await renderPart(<PickedPart order={order} onChanged={() => undefined} />))).toMatch(shown);
});
