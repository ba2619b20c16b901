import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { OrderView } from './order-view.tsx';

const order = {
  id: 7,
  orderNumber: 'P-26-ABC',
  status: 'submitted',
  fulfilment: 'pending',
  type: 'pickup',
  events: [],
  orderItems: [],
  vatByRate: [],
  totalIncludeGst: 5,
  totalGst: 0,
  totalExcludeGst: 5,
  deliveryFee: 0,
  storeId: 1,
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

test.each(['cancelled', 'rejected'] as const)('why an order was %s stands with that it was', async (status) => {
  const events = [
    { at: '2026-11-25T10:00:00Z', from: null, to: 'pending', reason: null },
    { at: '2026-11-25T11:00:00Z', from: 'pending', to: status, reason: 'No apples came' },
  ];
  const ended = { ...order, status, events } as Order;
  const html = await renderPart(<OrderView order={ended} store={undefined} token={null} onChanged={() => undefined} />);
  expect(readText(html)).toContain('You have nothing to pay. “No apples came”');
});
