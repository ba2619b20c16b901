import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { makeWindows, tuesdayMorning } from '#server/testing/slots.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('closing at once with orders on PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;
  let staff: Record<string, string>;
  beforeAll(async () => {
    t = await startTestApp({ now: tuesdayMorning });
    shop = await makeOrderShop(t);
    staff = bearer((await makeStaff(t)).token);
  });
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const slotsOf = async (start: string, more: object = {}) =>
    (
      await makeWindows(t, staff, shop.storeId, [
        { start, ...more },
        { start: '18:00', end: '20:00', ...more },
      ])
    ).map(({ id }) => id);
  const path = (name: string) => `/stores/${shop.storeId}/${name}`;
  const orderIn = (slot_id: number | undefined) => ({ ...guestOrder(shop.storeId, shop.bread, 1), slot_id });

  test('who orders while a slot is closed is in the answer or is refused', async () => {
    const [slot] = await slotsOf('10:00', { orders: 50, pickingMinutes: 900 });
    const [closed, ...orders] = await Promise.all([
      t.call('PUT', path('closed-slots'), { slot_id: slot, closed: true }, staff),
      ...Array.from({ length: 20 }, () => t.call('POST', '/order/create', orderIn(slot))),
    ]);
    const taken = orders.filter(({ status }) => status === 200).map(({ body }) => body.data.orderNumber);
    expect(closed.body.data.orders.map(({ number }: { number: string }) => number).sort()).toEqual(taken.sort());
  });

  test('of two who move or cancel the same orders at once each order is moved or cancelled once', async () => {
    const [slot, next] = await slotsOf('11:00', { orders: 50, pickingMinutes: 900 });
    const numbers: string[] = [];
    for (let i = 0; i < 5; i++) numbers.push((await placeOrder(t, orderIn(slot))).orderNumber);
    const move = { slot_id: slot, action: 'move', to_slot_id: next };
    const cancel = { slot_id: slot, action: 'cancel', reason: 'Panne' };
    const answers = await Promise.all(
      [move, cancel, move, cancel].map((b) => t.call('POST', path('slot-orders'), b, staff)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.flatMap(({ body }) => body.data.done).sort()).toEqual(numbers.sort());
  });
});
