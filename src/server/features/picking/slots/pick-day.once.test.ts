import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, tuesdayMorning } from '#server/testing/slots.ts';

const t = await startSoundApp({ now: tuesdayMorning });
const shop = await makeOrderShop(t);
const chief = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const { customer, token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
const staff = bearer(token);
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const day = async (query = `?store_id=${shop.storeId}`, by = staff) =>
  t.call('GET', `/pick-day${query}`, undefined, by);
const order = (slot_id: number | undefined) => {
  const order_items = [shop.bread, shop.apples].map((product_id) => ({ product_id, quantity: 1 }));
  return placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 1), slot_id, order_items });
};

test('each slot of today says what is picked, by whom, and what is left; tomorrow’s are not there', async () => {
  const [morning, evening, tomorrow] = (
    await makeWindows(t, chief, shop.storeId, [{}, { start: '18:00', end: '20:00' }, { weekday: 3 }], { daysAhead: 2 })
  ).map(({ id }) => id);
  const placed = [await order(morning), await order(morning)];
  await order(tomorrow);
  // Two minutes an order and three quarters a line.
  expect((await day()).body.data).toMatchObject([
    {
      id: morning,
      orders: 2,
      picked: 0,
      lines: 4,
      decided: 0,
      minutesLeft: 7,
      pace: 'inTime',
      runs: [],
      closed: false,
    },
    { id: evening, orders: 0, picked: 0, lines: 0, decided: 0, minutesLeft: 0, pace: 'done', storeId: shop.storeId },
  ]);
  const run = await startRun(t, staff, { storeId: shop.storeId, orderIds: [placed[0]?.id ?? 0] });
  const at = t.deps.clock().toISOString();
  const events = run.lines.map((line) => pickEvent(line, 'picked', { at }));
  await sendEvents(t, staff, { id: run.id, events: events.slice(0, 1) });
  const started = { id: run.id, startedBy: customer.name };
  expect((await day()).body.data[0]).toMatchObject({ picked: 0, decided: 1, minutesLeft: 5, runs: [started] });
  await sendEvents(t, staff, { id: run.id, events: events.slice(1) });
  await t.call('POST', `/pick-runs/${run.id}/finish`, {}, staff);
  expect((await day()).body.data[0]).toMatchObject({ picked: 1, lines: 4, decided: 2, minutesLeft: 4, runs: [] });
});

test('what does not fit into the time that is left is late, stands first, and stays until it is picked', async () => {
  const [soon] = (await day()).body.data;
  await order((await day()).body.data[1]?.id);
  t.setNow(new Date(Date.parse(soon.start) - 3 * 60_000));
  const again = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const list = async () => (await day('', again)).body.data.map((s: { id: number; pace: string }) => [s.id, s.pace]);
  const evening = (await list())[1]?.[0];
  expect(await list()).toEqual([
    [soon.id, 'late'],
    [evening, 'inTime'],
  ]);
  // The day after, what is open of it is still there, and the slots of that day.
  t.wait(24 * 3600);
  const tomorrow = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const later = (await day('', tomorrow)).body.data;
  expect(later.map(({ id, pace }: { id: number; pace: string }) => [id, pace])).toMatchObject([
    [soon.id, 'late'],
    [evening, 'late'],
    [expect.any(Number), 'late'],
  ]);
});

test('it is for who manages orders, and of a store that there is', async () => {
  t.setNow(tuesdayMorning);
  expect((await day('', picker)).status).toBe(403);
  expect((await day('?store_id=999999')).status).toBe(404);
});
