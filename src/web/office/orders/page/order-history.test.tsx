import { expect, test } from 'vitest';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { OrderHistory } from './order-history.tsx';

const blank = { from: null, reason: null, means: null, amount: null, change: null };
const entryOf = (kind: string, more: object) => {
  return { id: 1, at: '2026-11-25T10:00:00Z', kind, by: 'Dominique', byId: 2, ...blank, ...more };
};

test('staff read the reason of an end, whoever gave it', async () => {
  const history = [
    entryOf('move', { to: 'pending' }),
    entryOf('move', { id: 2, from: 'pending', to: 'rejected', reason: 'Sold out' }),
  ];
  const text = readText(await renderPart(<OrderHistory order={{ history } as unknown as StaffOrderDetail} />));
  expect(text).toMatch(/→ Rejected “Sold out” .* Order placed/);
  expect(text.match(/“/g)).toHaveLength(1);
});

test('staff read by which slot the slot was changed', async () => {
  const change = {
    items: [],
    shippingFeeBefore: 0,
    shippingFeeAfter: 0,
    totalBefore: 5,
    totalAfter: 5,
    noteChanged: false,
    fieldsChanged: ['shipping_city'],
    shelfEmpty: [],
    shippingFeeByRules: 4.9,
    slotChanged: true,
    slotBefore: null,
    slotAfter: '2026-11-27T09:00:00.000Z',
    wishesChanged: true,
  };
  const history = [entryOf('change', { to: 'changed', change })];
  const order = { storeId: 1, timeZone: 'Asia/Ho_Chi_Minh', history } as unknown as StaffOrderDetail;
  expect(readText(await renderPart(<OrderHistory order={order} />))).toMatch(
    /Time slot.*To be agreed.*27 November.*Fee by the rules: €4.90.*Changed: City.*Choices for products that have run out changed/,
  );
});

test('staff read with what an order was paid, and what sum', async () => {
  const history = [
    entryOf('payment', { from: 'needs_payment', to: 'paid', means: 'check', amount: 12.4 }),
    entryOf('payment', { id: 2, from: 'paid', to: 'needs_payment' }),
  ];
  const text = readText(await renderPart(<OrderHistory order={{ history } as unknown as StaffOrderDetail} />));
  expect(text).toMatch(/Payment: to be paid .*Payment: paid · Check · €12.40/);
});

test('it happened on the day of the store', async () => {
  const history = [entryOf('move', { to: 'pending', by: null, at: '2026-11-24T17:30:00.000Z' })];
  const order = { storeId: 9, timeZone: 'Asia/Ho_Chi_Minh', history } as unknown as StaffOrderDetail;
  expect(readText(await renderPart(<OrderHistory order={order} />))).toContain('25 November 2026 at 00:30');
});
