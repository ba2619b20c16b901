import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, home, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let shop: OrderShop;
let staff: Record<string, string>;

beforeAll(async () => {
  t = await startTestApp({ now: tuesdayMorning });
  staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
  shop = await makeOrderShop(t);
});
afterAll(() => t.close());

/** The clock so many minutes after the start. */
const wait = (n: number) => t.setNow(new Date(tuesdayMorning.getTime() + n * 60_000));
const order = (slot_id: number, more: object = {}) =>
  t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 1), slot_id, ...more });

test('the next slots are the first with a place of each way, told on the clock of the store', async () => {
  const next = async () => (await t.call('GET', `/store/${shop.storeId}/next-slot-list`)).body.data;
  expect(await next()).toEqual([]);
  // The answer is kept for some seconds.
  wait(1);
  await makeWindows(
    t,
    staff,
    shop.storeId,
    [
      {},
      { type: 'delivery', start: '23:30', end: '01:00', fee: 2.5, orders: 1, weekday: 2 },
      { type: 'delivery', weekday: 3 },
    ],
    {
      daysAhead: 8,
    },
  );
  expect(await next()).toEqual([
    {
      type: 'delivery',
      next: expect.objectContaining({
        date: '2026-11-24',
        from: '23:30',
        to: '01:00',
        daysAhead: 0,
        fee: 2.5,
        left: 1,
      }),
    },
    {
      type: 'pickup',
      next: expect.objectContaining({ date: '2026-11-24', from: '10:00', to: '12:00', daysAhead: 0 }),
    },
  ]);
  // The evening's only place is taken: the next of this way; then the only slot of all.
  const [evening] = await offeredSlots(t, shop.storeId, '?type=delivery');
  expect((await order(evening?.id ?? 0, { type: 'delivery', ...home })).status).toBe(200);
  wait(2);
  expect(await next()).toMatchObject([
    { type: 'delivery', next: { date: '2026-11-25', from: '10:00', daysAhead: 1 } },
    { type: 'pickup', next: { date: '2026-11-24', daysAhead: 0 } },
  ]);
  await makeWindows(t, staff, shop.storeId, [{ orders: 1 }], { daysAhead: 8 });
  // The pickup of today is past its cut-off: a week later it comes again.
  wait(151);
  expect(await next()).toMatchObject([{ type: 'pickup', next: { date: '2026-12-01', daysAhead: 7 } }]);
  const [only] = await offeredSlots(t, shop.storeId);
  expect((await order(only?.id ?? 0)).status).toBe(200);
  wait(152);
  expect(await next()).toEqual([{ type: 'pickup', next: null }]);
  expect((await t.call('GET', '/store/999999/next-slot-list')).status).toBe(404);
});
