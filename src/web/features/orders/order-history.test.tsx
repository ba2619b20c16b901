import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { OrderHistory } from './order-history.tsx';

const change = {
  at: '2026-11-25T11:00:00Z',
  items: [],
  totalBefore: 10,
  totalAfter: 8,
  noteChanged: false,
  slotChanged: false,
  byShop: true,
  reason: null,
  wishesChanged: false,
};
const placed = { at: '2026-11-25T10:00:00Z', from: null, to: 'pending', reason: null };
const historyOf = async (more: object) => {
  const order = {
    type: 'delivery',
    fulfilment: 'pending',
    events: [placed],
    changes: [],
    paymentHistory: [],
    creditNotes: [],
    ...more,
  };
  return readText(await renderPart(<OrderHistory order={order as unknown as Order} timeZone="UTC" />));
};

test('the store’s reason of a change stands with it, above what has changed', async () => {
  const text = await historyOf({ changes: [{ ...change, reason: 'No apples came' }] });
  expect(text).toMatch(/Changed by the store .*11:00.* “No apples came” Total incl\. VAT: €10\.00 → €8\.00 Confirmed/);
});

const online = { status: 'submitted', paymentMethod: 'card', paymentStatus: 'needs_payment' };
test.each([
  ['waits for its payer', { ...online, payment: { status: 'open' } }, 'Waiting for payment'],
  ['may be paid anew', { ...online, payment: { status: 'expired' } }, 'Waiting for payment'],
  ['keeps its means', { ...online, payment: { status: 'kept' } }, 'Confirmed'],
  ['is reserved', { ...online, paymentStatus: 'authorised', payment: { status: 'authorised' } }, 'Confirmed'],
  ['is paid by cash', { ...online, paymentMethod: 'cash', payment: null }, 'Confirmed'],
])('an order that %s', async (_, order, expected) => {
  const other = expected === 'Confirmed' ? 'Waiting for payment' : 'Confirmed';
  const text = await historyOf(order);
  expect(text).toContain(expected);
  expect(text).not.toContain(other);
});

const cancelled = { at: '2026-11-25T11:00:00Z', from: 'pending', to: 'cancelled', reason: null };
const reserved = { at: '2026-11-25T10:30:00Z', status: 'authorised', means: null, amount: null };
test.each([
  ['nobody had paid by card', 'card', [], 'Cancelled Placed'],
  ['was reserved', 'card', [reserved], 'Cancelled Payment: authorised Confirmed'],
  ['was to be paid by cash', 'cash', [], 'Cancelled Confirmed'],
])('an order that was cancelled and %s', async (_, paymentMethod, paymentHistory, expected) => {
  const order = { status: 'cancelled', paymentMethod, paymentStatus: 'needs_payment', paymentHistory };
  const text = await historyOf({ ...order, payment: { status: 'cancelled' }, events: [placed, cancelled] });
  expect(text.replaceAll(/ \w+,? \d+ November( 2026)?, \d\d:\d\d/g, '')).toContain(expected);
});

test('other wishes for what has run out are said', async () => {
  expect(await historyOf({ changes: [{ ...change, wishesChanged: true }] })).toContain(
    'choices for products that have run out',
  );
});

test('without a reason there is none', async () => {
  expect(await historyOf({ changes: [change] })).not.toContain('“');
});

test.each([
  ['fr', '«\u202fRupture\u202f»'],
  ['en', '“Rupture”'],
  ['vi', '“Rupture”'],
] as const)('in %s a reason is quoted as that language does', async (language, expected) => {
  const end = { ...placed, to: 'rejected', reason: 'Rupture' };
  const order = {
    type: 'delivery',
    fulfilment: 'pending',
    events: [end],
    changes: [],
    paymentHistory: [],
    creditNotes: [],
  };
  const html = await renderPart(<OrderHistory order={order as unknown as Order} timeZone="UTC" />, { language });
  expect(html).toContain(expected);
});

test.each(['cancelled', 'rejected'])('so does the one of an order that was %s', async (to) => {
  const end = { at: '2026-11-25T11:00:00Z', from: 'pending', to, reason: 'No apples came' };
  expect(await historyOf({ events: [placed, end] })).toContain('“No apples came” Confirmed');
});

test('what was paid, and what went back and why, stand among the rest by their time', async () => {
  const text = await historyOf({
    paymentHistory: [
      { at: '2026-11-25T12:00:00Z', status: 'paid' },
      { at: '2026-11-27T12:00:00Z', status: 'refunded' },
    ],
    creditNotes: [{ number: 'A2026-000001', total: 2.2, issuedAt: '2026-11-26T12:00:00Z', reason: 'Stale' }],
    changes: [change],
  });
  const at = [
    'Payment: refunded',
    'Credit note A2026-000001: €2.20',
    '“Stale”',
    'Payment: paid',
    'Changed',
    'Confirmed',
  ];
  const places = at.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
