import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { OrderView } from './order-view.tsx';

const order = {
  ...{ id: 7, orderNumber: 'P-26-ABC', status: 'submitted', fulfilment: 'pending', type: 'pickup' },
  ...{ orderItems: [], vatByRate: [], totalIncludeGst: 5, totalGst: 0, totalExcludeGst: 5, deliveryFee: 0, storeId: 1 },
} as unknown as Order;

test.each([
  ['submitted', 1],
  ['completed', 1],
  ['cancelled', 0],
  ['rejected', 0],
  ['draft', 0],
] as const)('a %s order leads to the withdrawal with its number filled in: %d', async (status, count) => {
  const html = await renderPart(
    <OrderView order={{ ...order, status }} store={undefined} token={null} onChanged={() => undefined} />,
  );
  expect(tagsOf(html, 'a').filter((tag) => tag.includes('href="/withdrawal?order=P-26-ABC"'))).toHaveLength(count);
});
