import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { OrderAmounts } from './order-amounts.tsx';

test('the VAT stands beneath the total that it is part of, and what is left to pay comes last', async () => {
  const order = {
    orderItems: [{ lineTotal: 21.1 }],
    type: 'pickup',
    totalIncludeGst: 21.1,
    storeCreditAmount: 5,
    duePaymentAmount: 16.1,
    vatByRate: [{ vatInPercent: 5.5, vat: 1.1 }],
    payments: [],
    payment: null,
  };
  const text = readText(await renderPart(<OrderAmounts order={order as unknown as Order} />));
  expect(text).toMatch(/Total incl\. VAT €21\.10 of which VAT 5\.5% €1\.10 Store credit -€5\.00 Left to pay €16\.10$/);
});

test.each([
  ['pickup', 0, /€21\.10 Total/],
  ['pickup', 2, /€21\.10 Pickup at the store €2\.00 Total/],
  ['delivery', 0, /€21\.10 Delivery Free Total/],
])(
  'a %s of %d names its fee, and none where there is nothing to pay for a pickup',
  async (type, deliveryFee, shown) => {
    const sums = {
      totalIncludeGst: 21.1 + deliveryFee,
      storeCreditAmount: 0,
      vatByRate: [],
      payments: [],
      payment: null,
    };
    const order = { orderItems: [{ lineTotal: 21.1 }], type, deliveryFee, ...sums } as unknown as Order;
    expect(readText(await renderPart(<OrderAmounts order={order} />))).toMatch(shown);
  },
);

const paid = { status: 'open', amount: 24.3, reserved: 0, captured: 0, refunded: 0 };
test.each([
  ['what is to be reserved', [paid], /Reserved up to €24\.30 You pay what is in the bags\.$/],
  [
    'what is reserved',
    [{ ...paid, status: 'authorised', reserved: 24.3 }],
    /Reserved €24\.30 You pay what is in the bags\.$/,
  ],
  ['what was taken', [{ ...paid, status: 'captured', reserved: 24.3, captured: 20 }], /Taken €20\.00$/],
  [
    'what went back, of all payments',
    [
      { ...paid, status: 'captured', captured: 20, refunded: 5 },
      { ...paid, status: 'captured', captured: 3, refunded: 1 },
    ],
    /Taken €23\.00 Refunded €6\.00$/,
  ],
  ['nothing of a page that is over', [{ ...paid, status: 'expired' }], /Total incl\. VAT €21\.10$/],
])('an order paid by card says %s', async (_, payments, shown) => {
  const sums = { totalIncludeGst: 21.1, storeCreditAmount: 0, vatByRate: [], payments, payment: payments.at(-1) };
  const order = { orderItems: [{ lineTotal: 21.1 }], type: 'pickup', deliveryFee: 0, ...sums } as unknown as Order;
  expect(readText(await renderPart(<OrderAmounts order={order} />))).toMatch(shown);
});
