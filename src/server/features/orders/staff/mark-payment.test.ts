import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let shop: OrderShop;
let staff: Record<string, string>;
beforeAll(async () => {
  t = await startTestApp();
  shop = await makeOrderShop(t);
  staff = bearer((await makeSignedIn(t, { name: 'Dominique', roles: ['CAN_MANAGE_ORDERS'] })).token);
});
afterAll(async () => {
  expect(await brokenInvariants(t.db)).toEqual({});
  await t.close();
});

const place = async (more: object = {}) => {
  const { body } = await t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 2), ...more });
  return body.data.id as number;
};
const mark = (id: number, payment_status: string, more: object = {}) =>
  t.call('PUT', `/orders/${id}/payment`, { payment_status, ...more }, staff);

test.each(['cash', 'bank_transfer'])('%s is marked as paid, then as refunded, each noted', async (payment_method) => {
  const id = await place({ payment_method });
  const paid = (await mark(id, 'paid')).body.data;
  expect(paid).toMatchObject({
    paymentStatus: 'paid',
    nextPaymentStatuses: ['refunded'],
    paidAmount: 2.2,
    dueAmount: 0,
  });
  const { version } = (await mark(id, 'paid')).body.data;
  expect(version).toBe(paid.version);
  const refunded = (await mark(id, 'refunded')).body.data;
  expect(refunded).toMatchObject({
    nextPaymentStatuses: [],
    paidAmount: null,
    dueAmount: 0,
    changeObstacle: 'refunded',
  });
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

test('paid is not taken back, but by a refund', async () => {
  const id = await place();
  await mark(id, 'paid');
  const { status, body } = await mark(id, 'needs_payment');
  expect([status, body.code]).toEqual([409, 'moveNotAllowed']);
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
