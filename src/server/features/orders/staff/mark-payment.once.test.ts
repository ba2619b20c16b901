import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp();
const shop = await makeOrderShop(t);
const staff = bearer((await makeSignedIn(t, { name: 'Dominique', roles: ['CAN_MANAGE_ORDERS'] })).token);

const place = async (more: object = {}) =>
  (await placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 2), ...more })).id;
const mark = (id: number, payment_status: string, more: object = {}) =>
  t.call('PUT', `/orders/${id}/payment`, { payment_status, ...more }, staff);

test.each(['cash', 'bank_transfer'])('%s is marked as paid, then as refunded, each noted', async (payment_method) => {
  const id = await place({ payment_method });
  const paid = (await mark(id, 'paid')).body.data;
  expect(paid).toMatchObject({
    paymentStatus: 'paid',
    nextPaymentStatuses: ['refunded', 'needs_payment'],
    paidAmount: 2.2,
    dueAmount: 0,
  });
  const { version } = (await mark(id, 'paid')).body.data;
  expect(version).toBe(paid.version);
  const refunded = (await mark(id, 'refunded')).body.data;
  const expected = { nextPaymentStatuses: [], paidAmount: null, dueAmount: 0, changeObstacle: 'refunded' };
  expect(refunded).toMatchObject(expected);
  expect(refunded.history.slice(1)).toMatchObject([
    { kind: 'payment', by: 'Dominique', from: 'needs_payment', to: 'paid' },
    { kind: 'payment', by: 'Dominique', from: 'paid', to: 'refunded' },
  ]);
  // No move, and no mail: the customer finds it in the order's history.
  expect(refunded.events).toHaveLength(1);
});

test.each([
  ['refunded', 409],
  ['authorised', 409],
  ['needs_payment', 200],
  ['given', 422],
])('from needing payment to %s: %i', async (to, expected) => {
  expect((await mark(await place(), to)).status).toBe(expected);
});

const move = (id: number, status: string) => t.call('PUT', `/orders/${id}/status`, { status }, staff);
const pickUp = async (id: number) => {
  for (const step of ['processing', 'ready', 'delivered']) expect((await move(id, step)).status).toBe(200);
};

test('a mark says with what and what sum, is taken back, and all of it stands in the history', async () => {
  const id = await place();
  const paid = (await mark(id, 'paid', { means: 'card_terminal', amount: 2.2 })).body.data;
  expect(paid).toMatchObject({ paidAmount: 2.2, dueAmount: 0 });
  expect(paid.paymentHistory).toMatchObject([{ status: 'paid', means: 'card_terminal', amount: 2.2 }]);
  const back = (await mark(id, 'needs_payment')).body.data;
  expect(back).toMatchObject({ paymentStatus: 'needs_payment', awaitsPayment: true, paidAmount: null, dueAmount: 2.2 });
  expect(back.nextPaymentStatuses).toEqual(['paid']);
  const again = (await mark(id, 'paid', { means: 'check', amount: 3 })).body.data;
  // What is above it is the customer's still.
  expect(again).toMatchObject({ paidAmount: 3, dueAmount: -0.8 });
  expect(again.history.slice(1)).toMatchObject([
    { kind: 'payment', by: 'Dominique', from: 'needs_payment', to: 'paid', means: 'card_terminal', amount: 2.2 },
    { kind: 'payment', by: 'Dominique', from: 'paid', to: 'needs_payment', means: null, amount: null },
    { kind: 'payment', by: 'Dominique', from: 'needs_payment', to: 'paid', means: 'check', amount: 3 },
  ]);
  const { body } = await t.call('GET', '/orders?per_page=50', undefined, staff);
  const listed = body.data.items.find((one: { id: number }) => one.id === id);
  expect(listed).toMatchObject({ dueAmount: -0.8, nextPaymentStatuses: ['refunded', 'needs_payment'] });
});

test.each([
  ['no means', { means: 'gold' }, 'means'],
  ['less than is due', { amount: 2.19 }, 'amount'],
  ['nothing', { amount: 0 }, 'amount'],
  ['below nothing', { amount: -2.2 }, 'amount'],
  ['parts of a cent', { amount: 2.205 }, 'amount'],
  ['more than any order', { amount: 99_999_999 }, 'amount'],
  ['text', { amount: '2.20' }, 'amount'],
])('a mark as paid with %s is refused at its field', async (_, more, field) => {
  const id = await place();
  const { status, body } = await mark(id, 'paid', more);
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
  expect((await t.call('GET', `/orders/${id}`, undefined, staff)).body.data.history).toHaveLength(1);
});

test('a mark that is not as paid has neither means nor sum', async () => {
  const id = await place();
  await mark(id, 'paid');
  expect((await mark(id, 'needs_payment', { means: 'cash' })).status).toBe(422);
  expect((await mark(id, 'refunded', { amount: 2.2 })).status).toBe(422);
});

test('a mark is taken back until an invoice stands on it; one after the invoice until a credit note does', async () => {
  const before = await place({ type: 'pickup' });
  await mark(before, 'paid');
  await pickUp(before);
  const refused = await mark(before, 'needs_payment');
  expect([refused.status, refused.body.code]).toEqual([409, 'moveNotAllowed']);

  const after = await place({ type: 'pickup' });
  await pickUp(after);
  await mark(after, 'paid');
  expect((await mark(after, 'needs_payment')).status).toBe(200);
  await mark(after, 'paid', { means: 'bank_transfer' });
  const order_items = [{ product_id: shop.bread, quantity: 1 }];
  await t.call('POST', `/orders/${after}/returns`, { order_items, reason: 'Pain rassis' }, staff);
  expect((await mark(after, 'needs_payment')).status).toBe(409);

  const given = await place();
  await mark(given, 'paid');
  await mark(given, 'refunded');
  expect((await mark(given, 'needs_payment')).status).toBe(409);
});

test.each(['card', 'paypal'] as const)('%s is settled by its provider', async (paymentMethod) => {
  const id = await place();
  await t.db.update(orders).set({ paymentMethod }).where(eq(orders.id, id));
  const { status, body } = await mark(id, 'paid');
  expect([status, body.code]).toEqual([409, 'moveNotAllowed']);
});

test('a stale version is refused with the order as it is', async () => {
  const id = await place();
  const { version } = (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
  const moved = await t.call('PUT', `/orders/${id}/status`, { status: 'processing', version }, staff);
  expect(moved.body.data.version).toBeGreaterThan(version);
  const late = await mark(id, 'paid', { version });
  expect([late.status, late.body.code, late.body.data.status]).toEqual([409, 'conflict', 'processing']);
  const lateMove = await t.call('PUT', `/orders/${id}/status`, { status: 'ready', version }, staff);
  expect([lateMove.status, lateMove.body.data.version]).toEqual([409, moved.body.data.version]);
  expect((await mark(id, 'paid', { version: late.body.data.version })).status).toBe(200);
});
