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
  paymentMethod: 'card',
  paymentStatus: 'needs_payment',
  payments: [],
  payment: null,
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

const payment = { id: 'AAAAAAAAAAAAAAAAAAAAAA', status: 'open', amount: 5.75, expiresAt: '2026-11-25T10:30:00Z' };
const paymentMethods = { card: true, paypal: true, bankTransfer: false, cash: true };
const show = (more: object, token: string | null = null) =>
  renderPart(
    <OrderView
      order={{ ...order, payments: [], ...more } as Order}
      store={undefined}
      token={token}
      onChanged={() => undefined}
    />,
    { flags: { paymentMethods } },
  );

test('an order that waits for its payer leads to the page of its payment, and offers the other methods', async () => {
  const html = await show({ payment }, 'abc');
  const text = readText(html);
  expect(text).toContain('This order waits for your payment');
  expect(text).toContain('Reserved up to €5.75');
  expect(text).toContain('Waiting for payment');
  const links = tagsOf(html, 'a').filter((tag) => tag.includes(`href="/payment/${payment.id}"`));
  expect(links).toHaveLength(1);
  const [form] = tagsOf(html, 'form').filter((tag) => tag.includes(`action="/payment/${payment.id}"`));
  expect(form).toContain('method="post"');
  expect(tagsOf(html, 'input').filter((tag) => / name="(id|token)"/.test(tag))).toHaveLength(2);
  const offered = tagsOf(html, 'option').map((tag) => / value="(\w+)"/.exec(tag)?.[1]);
  expect(offered).toEqual(['paypal', 'cash']);
});

test('one whose page is over can be paid by the same method again', async () => {
  const html = await show({ payment: { ...payment, status: 'failed' } });
  expect(tagsOf(html, 'a').filter((tag) => tag.includes('href="/payment/'))).toHaveLength(0);
  const offered = tagsOf(html, 'option').map((tag) => / value="(\w+)"/.exec(tag)?.[1]);
  expect(offered).toEqual(['card', 'paypal', 'cash']);
});

test.each([
  ['reserved', { paymentStatus: 'authorised', payment: { ...payment, status: 'authorised', reserved: 5.75 } }],
  ['kept', { payment: { ...payment, status: 'kept' } }],
  ['paid in cash', { paymentMethod: 'cash', payment: null }],
  ['cancelled', { status: 'cancelled', payment: { ...payment, status: 'expired' } }],
])('one that is %s does not wait', async (_, more) => {
  expect(readText(await show(more))).not.toContain('waits for your payment');
});

const held = { ...payment, captured: 0, refunded: 0 };
test.each([
  ['reserved', { ...held, status: 'authorised', reserved: 5.75 }, 'Reserved €5.75'],
  ['to be reserved later', { ...held, status: 'kept', reserved: 0 }, 'Reserved up to €5.75'],
])('what is %s stands with what is paid', async (_, one, sum) => {
  const text = readText(await show({ paymentStatus: 'authorised', payments: [one], payment: one }));
  expect(text).toContain(`${sum} You pay what is in the bags.`);
});
