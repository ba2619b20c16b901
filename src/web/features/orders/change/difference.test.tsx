import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { Difference } from './difference.tsx';

const order = (deliveryFee: number, totalIncludeGst: number) => ({ deliveryFee, totalIncludeGst }) as Order;

test.each([
  ['fr', /Les frais de livraison augmentent de 3,00\s€/],
  ['en', /The delivery fee rises by €3\.00/],
  ['vi', /Phí giao hàng tăng 3,00\s€/],
] as const)('in %s a fee that rises is said before the change is confirmed', async (language, words) => {
  const dearer = await renderPart(<Difference before={order(1.9, 41.9)} after={order(4.9, 34.9)} />, { language });
  expect(readText(dearer)).toMatch(words);
  const same = await renderPart(<Difference before={order(4.9, 41.9)} after={order(4.9, 50)} />, { language });
  expect(readText(same)).not.toMatch(words);
});
