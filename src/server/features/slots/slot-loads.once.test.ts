import { beforeEach, expect, test } from 'vitest';
import { makeSignedIn, makeStaff, signIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, home, makeOrderShop, type OrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeWindows, tuesdayMorning } from '#server/testing/slots.ts';

let shop: OrderShop;

const t = await startSharedApp({ now: tuesdayMorning });
const setUp = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const { customer, token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
const picker = customer;
const orders = bearer(token);
beforeEach(async () => {
  t.setNow(tuesdayMorning);
  shop = await makeOrderShop(t);
});

const windows = (list: object[]) => makeWindows(t, setUp, shop.storeId, list, { daysAhead: 2 });
// Signed in anew: a token lasts an hour.
const loads = async (headers?: Record<string, string>) => {
  const as = headers ?? bearer((await signIn(t, picker)).token);
  return (await t.call('GET', `/stores/${shop.storeId}/slot-loads`, undefined, as)).body.data;
};
const order = async (slot_id: number, more: object = {}) =>
  (await placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 1), slot_id, ...more })).id;
const listed = async (query: string) =>
  (await t.call('GET', `/orders?storeId=${shop.storeId}&sortBy=date-asc&${query}`, undefined, orders)).body.data.items;

test('each slot that is not over says what is taken and held, and of its minutes what its orders need', async () => {
  const [slot] = await windows([{ orders: 5 }, { weekday: 3, start: '22:00', end: '24:00' }]);
  const id = slot?.id ?? 0;
  await order(id);
  await order(id, { order_items: [shop.bread, shop.apples].map((product_id) => ({ product_id, quantity: 1 })) });
  await t.call('POST', `/slot/${id}/hold`, {});
  const cancelled = await order(id);
  await t.call('PUT', `/orders/${cancelled}/status`, { status: 'cancelled' }, orders);
  expect(await loads()).toEqual({
    timeZone: 'Europe/Paris',
    days: [
      {
        date: '2026-11-24',
        slots: [
          {
            id,
            type: 'pickup',
            withdrawn: false,
            closed: false,
            orders: 5,
            ordersTaken: 2,
            ordersHeld: 1,
            start: '2026-11-24T09:00:00.000Z',
            end: '2026-11-24T11:00:00.000Z',
            // Two minutes an order and three quarters a line.
            cutOff: '2026-11-24T07:30:00.000Z',
            pickingMinutes: 60,
            pickingMinutesTaken: 6.3,
          },
        ],
      },
      { date: '2026-11-25', slots: [expect.objectContaining({ ordersTaken: 0, ordersHeld: 0 })] },
    ],
  });
  // The hold counts until it expires, the slot until it is over.
  t.wait(3600);
  expect((await loads()).days[0].slots[0].ordersHeld).toBe(0);
  t.setNow(new Date('2026-11-24T10:59:59Z'));
  expect((await loads()).days).toHaveLength(2);
  t.setNow(new Date('2026-11-24T11:00:00Z'));
  expect((await loads()).days).toHaveLength(1);
});

test('a slot that the rules have no more is there for its orders alone', async () => {
  const [slot, other] = await windows([{}, { start: '14:00', end: '16:00' }]);
  await order(slot?.id ?? 0);
  await t.call('POST', `/slot/${other?.id}/hold`, {});
  await windows([]);
  expect((await loads()).days.flatMap(({ slots }: { slots: object[] }) => slots)).toMatchObject([
    { id: slot?.id, withdrawn: true, ordersTaken: 1 },
  ]);
});

test('the orders of a slot are found by it and by its day, by the clock of the store', async () => {
  const [slot, night] = await windows([{}, { weekday: 3, type: 'delivery', start: '00:30', end: '02:00' }]);
  const early = await order(slot?.id ?? 0);
  // Half past midnight in Paris of the 25th is the 24th in UTC.
  const late = await order(night?.id ?? 0, { type: 'delivery', ...home });
  const ids = async (query: string) => (await listed(query)).map((row: { id: number }) => row.id);
  expect(await ids(`slotId=${slot?.id}`)).toEqual([early]);
  expect(await ids('slotDay=2026-11-24')).toEqual([early]);
  expect(await ids('slotDay=2026-11-25')).toEqual([late]);
  expect(await ids('slotDay=2026-11-26')).toEqual([]);
  expect((await listed(`slotId=${night?.id}`))[0].slot).toEqual({
    id: night?.id,
    start: '2026-11-24T23:30:00.000Z',
    end: '2026-11-25T01:00:00.000Z',
    timeZone: 'Europe/Paris',
  });
  const refused = await t.call('GET', '/orders?slotDay=tomorrow', undefined, orders);
  expect([refused.status, Object.keys(refused.body.data.errors)]).toEqual([422, ['slotDay']]);
});

test('staff see it, whatever their role; shoppers do not', async () => {
  await windows([{}]);
  expect((await loads(setUp)).days).toHaveLength(1);
  const me = bearer((await makeSignedIn(t)).token);
  expect((await t.call('GET', `/stores/${shop.storeId}/slot-loads`, undefined, me)).status).toBe(403);
  expect((await t.call('GET', '/stores/999999/slot-loads', undefined, orders)).status).toBe(404);
});
