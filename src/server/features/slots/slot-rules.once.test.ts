import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, offeredSlots, tuesday, tuesdayMorning } from '#server/testing/slots.ts';

let shop: OrderShop;

const t = await startSoundApp({ now: tuesdayMorning });
const orders = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
beforeEach(async () => {
  shop = await makeOrderShop(t);
  t.setNow(tuesdayMorning);
});

/** Tuesdays from half past eight, with a pause at noon. */
const week = [
  { weekday: 2, opens: '08:30', closes: '12:30' },
  { weekday: 2, opens: '14:30', closes: '18:30' },
];
const windows = (list: object[]) => makeWindows(t, staff, shop.storeId, list);
const hold = (id: number) => t.call('POST', `/slot/${id}/hold`, {});
const order = (slot_id: number) =>
  t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 1), slot_id });
const left = async () => (await offeredSlots(t, shop.storeId)).map((slot) => slot.left);

describe('the rules', () => {
  const read = async () => (await t.call('GET', `/stores/${shop.storeId}/slot-rules`, undefined, staff)).body.data;
  const write = (body: object) => t.call('PUT', `/stores/${shop.storeId}/slot-rules`, body, staff);

  test('begin without a window, and are changed field by field', async () => {
    expect(await read()).toEqual({
      daysAhead: 7,
      minutesPerOrder: 2,
      minutesPerLine: 0.75,
      windows: [],
      version: 0,
      withdrawnOrders: 0,
      conflicts: { windows: [], orders: [] },
    });
    const { body } = await write({ windows: [tuesday], minutesPerLine: 1, version: 0 });
    expect(body.data).toMatchObject({ daysAhead: 7, minutesPerLine: 1, windows: [tuesday], version: 1 });
    expect((await write({ daysAhead: 9, version: 0 })).status).toBe(409);
    expect((await write({ daysAhead: 3, version: 1 })).body.data).toMatchObject({ windows: [tuesday], version: 2 });
    const stale = await write({ daysAhead: 4, version: 1 });
    expect([stale.status, stale.body.code, stale.body.data.daysAhead]).toEqual([409, 'conflict', 3]);
  });

  test.each([
    [{ daysAhead: 0 }, 'daysAhead=validation.number'],
    [{ minutesPerLine: -1 }, 'minutesPerLine=validation.number'],
    [{ windows: [{ ...tuesday, weekday: 8 }] }, 'windows.0.weekday=validation.number'],
    [{ windows: [{ ...tuesday, start: '25:00' }] }, 'windows.0.start=validation.time'],
    [{ windows: [{ ...tuesday, end: '10:00' }] }, 'windows.0.end=slots.windowEmpty'],
    [{ windows: [tuesday, tuesday] }, 'windows.1.start=slots.windowTwice'],
    [{ windows: [{ ...tuesday, orders: 0 }] }, 'windows.0.orders=validation.number'],
    [{ windows: [{ ...tuesday, fee: 2.505 }] }, 'windows.0.fee=validation.number'],
    [{ windows: [{ ...tuesday, fee: -1 }] }, 'windows.0.fee=validation.number'],
  ])('%j is refused by name', async (body, expected) => {
    expect(refusalOf(await write(body))).toBe(`422 ${expected}`);
  });

  test('that drop a window withdraw the slot of an order, which stands; one without orders goes', async () => {
    const [slot] = await windows([{}, { start: '14:00', end: '16:00' }]);
    const { id } = (await order(slot?.id ?? 0)).body.data;
    expect((await write({ windows: [] })).body.data).toMatchObject({ windows: [], withdrawnOrders: 1 });
    expect(await left()).toEqual([]);
    expect(refusalOf(await hold(slot?.id ?? 0))).toBe('409 slot_id=slots.withdrawn');
    const { body } = await t.call('GET', `/orders/${id}`, undefined, orders);
    expect(body.data.status).toBe('pending');
    await write({ windows: [tuesday] });
    expect(await left()).toEqual([9]);
  });

  test('that take fewer orders than are there take no more, and lose none', async () => {
    const [slot] = await windows([{}]);
    await order(slot?.id ?? 0);
    await order(slot?.id ?? 0);
    await windows([{ orders: 1 }]);
    expect(await left()).toEqual([0]);
    expect(refusalOf(await order(slot?.id ?? 0))).toBe('409 slot_id=slots.full');
  });

  test('that are outside the opening hours are refused for pickup, each by name; deliveries are not bound', async () => {
    await t.call('PUT', `/stores/${shop.storeId}`, { openingHours: week }, staff);
    const list = [
      { weekday: 2, start: '08:30', end: '12:30' },
      { weekday: 2, start: '12:00', end: '14:00' },
      { weekday: 2, start: '13:00', end: '14:00' },
      { weekday: 1, start: '10:00', end: '11:00' },
      { weekday: 2, start: '19:00', end: '20:00' },
    ];
    const sent = (type: string) => ({ windows: list.map((one) => ({ ...tuesday, ...one, type })) });
    expect(refusalOf(await write(sent('pickup'))).split(' ')).toEqual([
      '422',
      'windows.1.end=slots.outsideHours',
      'windows.2.start=slots.outsideHours',
      'windows.3.weekday=slots.closedWeekday',
      'windows.4.start=slots.outsideHours',
    ]);
    expect((await read()).windows).toEqual([]);
    expect((await write(sent('delivery'))).status).toBe(200);
  });

  test('that the hours leave outside are not sold, and named with the orders in their slots', async () => {
    const [slot] = await windows([{}, { start: '18:00', end: '20:00' }]);
    const placed = (await order(slot?.id ?? 0)).body.data;
    const put = async (body: object) =>
      (await t.call('PUT', `/stores/${shop.storeId}`, body, staff)).body.data.slotConflicts;
    const named = { type: 'pickup', weekday: 2, start: '18:00', end: '20:00' };
    expect(await put({ openingHours: week })).toEqual({ windows: [named], orders: [] });
    expect(await left()).toEqual([9]);
    const inSlot = {
      id: placed.id,
      number: placed.orderNumber,
      type: 'pickup',
      start: '2026-11-24T09:00:00.000Z',
      end: '2026-11-24T11:00:00.000Z',
    };
    // Open until eleven: half of the slot is offered from now on, and the order is in one that is no more.
    const closedDays = [{ date: '2026-11-24', reason: 'Inventaire', opens: '08:00', closes: '11:00' }];
    expect(await put({ closedDays })).toEqual({ windows: [named], orders: [inSlot] });
    expect(await offeredSlots(t, shop.storeId)).toMatchObject([{ left: 5, end: '2026-11-24T10:00:00.000Z' }]);
    expect((await read()).conflicts).toEqual({ windows: [named], orders: [inSlot] });
    expect(await put({ closedDays: [{ date: '2026-11-24', reason: 'Inventaire' }] })).toMatchObject({
      orders: [inSlot],
    });
    expect(await left()).toEqual([]);
    expect(await put({ closedDays: [], openingHours: [] })).toEqual({ windows: [], orders: [] });
    expect(await left()).toEqual([9, 10]);
  });

  test('take two windows that come to the same times, as one slot', async () => {
    expect(
      await windows([
        { start: '22:00', end: '24:00' },
        { start: '22:00', end: '00:00' },
      ]),
    ).toHaveLength(1);
  });

  test('of a store in another zone go by its own clock and calendar', async () => {
    await t.db.update(stores).set({ timeZone: 'Indian/Reunion' }).where(eq(stores.id, shop.storeId));
    // Half past eleven on Tuesday evening there, half past seven in UTC: its Wednesday is half an hour away.
    t.setNow(new Date('2026-11-24T19:30:00Z'));
    const fresh = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
    const list = [
      { weekday: 2, start: '23:45', end: '24:00', cutOffMinutes: 0 },
      { weekday: 3, start: '00:15', end: '02:00', cutOffMinutes: 0 },
    ];
    await makeWindows(t, fresh, shop.storeId, list, { daysAhead: 2 });
    const { body } = await t.call('GET', `/store/${shop.storeId}/slot-list`);
    expect(body.data).toMatchObject([
      { date: '2026-11-24', slots: [{ start: '2026-11-24T19:45:00.000Z', end: '2026-11-24T20:00:00.000Z' }] },
      { date: '2026-11-25', slots: [{ start: '2026-11-24T20:15:00.000Z', end: '2026-11-24T22:00:00.000Z' }] },
    ]);
    const placed = await order(body.data[1].slots[0].id);
    expect(placed.body.data.estimatedDeliveryDate).toMatchObject({ date: '2026-11-25' });
    expect(await offeredSlots(t, shop.storeId, '?from=2026-11-25')).toHaveLength(1);
  });

  test('of an unknown store are not found', async () => {
    expect((await t.call('GET', '/stores/999999/slot-rules', undefined, staff)).status).toBe(404);
    expect((await t.call('PUT', '/stores/999999/slot-rules', { daysAhead: 2 }, staff)).status).toBe(404);
  });
});
