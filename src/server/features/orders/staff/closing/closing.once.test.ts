import { beforeEach, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import {
  bearer,
  guestOrder,
  home,
  makeOrderShop,
  type OrderShop,
  placeOrder,
  refusalOf,
  stockOf,
} from '#server/testing/order-shop.ts';
import { startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';

let shop: OrderShop;

const t = await startSoundApp({ now: tuesdayMorning });
const chief = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
beforeEach(async () => {
  shop = await makeOrderShop(t);
});

const windows = async (list: Parameters<typeof makeWindows>[3]) =>
  (await makeWindows(t, chief, shop.storeId, list, { daysAhead: 2 })).map(({ id }) => id);
const at = (path: string) => `/stores/${shop.storeId}/${path}`;
const close = (body: object, by = staff) => t.call('PUT', at('closed-slots'), { closed: true, ...body }, by);
const empty = (body: object, by = staff) => t.call('POST', at('slot-orders'), body, by);
const read = (query = '', by = staff) => t.call('GET', at(`slot-orders${query}`), undefined, by);
const order = (slot_id: number | undefined, more: object = {}) =>
  placeOrder(t, { ...guestOrder(shop.storeId, shop.apples, 1), slot_id, ...more });
const mails = async (id: number) =>
  (await t.db.select().from(outbox)).filter(({ payload }) => (payload as { orderId?: number }).orderId === id);
const detail = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;

test('a closed slot takes no order and no hold, and lets go what is held; its orders are answered, and it opens again', async () => {
  const [slot, later] = await windows([{}, { start: '14:00', end: '16:00' }]);
  const placed = await order(slot);
  const hold = (await t.call('POST', `/slot/${slot}/hold`, {})).body.data;
  const closed = await close({ slot_id: slot });
  expect(closed.body.data).toMatchObject({
    timeZone: 'Europe/Paris',
    slots: [{ id: slot, closed: true }],
    orders: [{ id: placed.id, number: placed.orderNumber, slotId: slot, status: 'pending', inRun: false }],
  });
  expect((await offeredSlots(t, shop.storeId)).map(({ id }) => id)).toEqual([later]);
  expect(refusalOf(await t.call('POST', `/slot/${slot}/hold`, {}))).toBe('409 slot_id=slots.closed');
  const late = { ...guestOrder(shop.storeId, shop.apples, 1), slot_id: slot, hold_token: hold.holdToken };
  expect(refusalOf(await t.call('POST', '/order/create', late))).toBe('409 slot_id=slots.closed');
  // Closed twice is closed once.
  await close({ slot_id: slot });
  const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.thing, 'slot'));
  expect(entries.filter(({ thingId }) => thingId === String(slot))).toMatchObject([
    { action: 'closeSlots', label: '2026-11-24 10:00–12:00', changes: { closed: [false, true] } },
  ]);
  expect((await close({ slot_id: slot, closed: false })).body.data.slots).toMatchObject([{ closed: false }]);
  await order(slot);
});

test('without a slot all that begin today are closed, and those of tomorrow stay open', async () => {
  const [morning, afternoon, tomorrow] = await windows([{}, { start: '14:00', end: '16:00' }, { weekday: 3 }]);
  const { slots: found } = (await close({})).body.data;
  expect(found.map(({ id, closed }: { id: number; closed: boolean }) => [id, closed])).toEqual([
    [morning, true],
    [afternoon, true],
  ]);
  expect((await offeredSlots(t, shop.storeId)).map(({ id }) => id)).toEqual([tomorrow]);
  // Rules that are saved open nothing.
  await windows([{ orders: 7 }, { start: '14:00', end: '16:00' }, { weekday: 3 }]);
  expect((await offeredSlots(t, shop.storeId)).map(({ id }) => id)).toEqual([tomorrow]);
});

test('orders move as far as the other slot has room; the rest is named; each gets a mail and an entry', async () => {
  const [slot, next] = await windows([{}, { start: '14:00', end: '16:00', orders: 2 }]);
  const [a, b, c] = [await order(slot), await order(slot), await order(slot)];
  const move = { slot_id: slot, action: 'move', to_slot_id: next, reason: 'Panne' };
  const expected = { done: [a.orderNumber, b.orderNumber], kept: [{ orderNumber: c.orderNumber, reason: 'full' }] };
  const before = (await mails(a.id)).length;
  expect((await empty({ ...move, preview: true })).body.data).toEqual(expected);
  expect((await detail(a.id)).slot.id).toBe(slot);
  expect(await mails(a.id)).toHaveLength(before);
  expect((await empty(move)).body.data).toEqual(expected);
  expect((await detail(a.id)).slot.id).toBe(next);
  expect((await detail(c.id)).slot.id).toBe(slot);
  expect((await mails(b.id)).at(-1)).toMatchObject({
    kind: 'order-changed',
    payload: { reason: 'Panne', slotOnly: true },
  });
  const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'emptySlots'));
  expect(entries.map(({ thing, thingId }) => `${thing} ${thingId}`).sort()).toEqual([`order ${a.id}`, `order ${b.id}`]);
  // What has been moved is not moved again.
  expect((await empty(move)).body.data).toEqual({ done: [], kept: [{ orderNumber: c.orderNumber, reason: 'full' }] });
});

test('what is of the other way, packed or on the way stays, and what is being picked moves', async () => {
  const [slot, drive, next] = await windows([
    {},
    { type: 'delivery', start: '10:00', end: '12:00' },
    { start: '14:00', end: '16:00' },
  ]);
  const [ready, picked] = [await order(slot), await order(slot)];
  const away = await order(drive, { type: 'delivery', ...home, store_id: shop.storeId });
  const brought = await order(drive, { type: 'delivery', ...home });
  for (const [id, status] of [
    [ready.id, 'ready'],
    [away.id, 'shipped'],
  ] as const)
    for (const to of ['processing', status]) await t.call('PUT', `/orders/${id}/status`, { status: to }, staff);
  await startRun(t, staff, { storeId: shop.storeId, orderIds: [picked.id] });
  const all = { action: 'move', to_slot_id: next };
  const [first, second] = [await empty({ ...all, slot_id: slot }), await empty({ ...all, slot_id: drive })];
  expect(first.body.data).toEqual({
    done: [picked.orderNumber],
    kept: [{ orderNumber: ready.orderNumber, reason: 'packed' }],
  });
  expect(second.body.data).toEqual({
    done: [],
    kept: [
      { orderNumber: away.orderNumber, reason: 'onTheWay' },
      { orderNumber: brought.orderNumber, reason: 'otherType' },
    ],
  });
});

test('orders are cancelled with a reason, their goods and places given back; once for a key', async () => {
  const [slot] = await windows([{}]);
  const [a, b] = [await order(slot), await order(slot)];
  expect(await stockOf(t, shop.apples)).toBe(8000);
  expect(refusalOf(await empty({ action: 'cancel' }))).toBe('422 reason=validation.required');
  const sent = { action: 'cancel', reason: 'Plus de courant' };
  const key = { ...staff, 'idempotency-key': 'close-for-today' };
  const [first, again] = [await empty(sent, key), await empty(sent, key)];
  expect(first.body.data).toEqual({ done: [a.orderNumber, b.orderNumber], kept: [] });
  expect(again.body.data).toEqual(first.body.data);
  expect(await stockOf(t, shop.apples)).toBe(10_000);
  expect((await mails(a.id)).at(-1)).toMatchObject({
    kind: 'order-moved',
    payload: { to: 'cancelled', reason: sent.reason },
  });
  expect((await read()).body.data.orders).toEqual([]);
  const [{ left } = { left: 0 }] = await offeredSlots(t, shop.storeId);
  expect(left).toBe(10);
});

test('what cannot be meant is refused with its field', async () => {
  const [slot] = await windows([{}]);
  const other = await makeOrderShop(t);
  const [foreign] = (await makeWindows(t, chief, other.storeId, [{}])).map(({ id }) => id);
  const cases: [object, string][] = [
    [{ action: 'sell' }, '422 action=validation.invalid'],
    [{ action: 'move' }, '422 to_slot_id=validation.required'],
    [{ action: 'cancel', to_slot_id: slot, reason: 'x' }, '422 to_slot_id=validation.invalid'],
    [{ action: 'move', slot_id: slot, to_slot_id: slot }, '422 to_slot_id=validation.invalid'],
    [{ action: 'move', slot_id: slot, to_slot_id: foreign }, '422 to_slot_id=validation.invalid'],
    [{ action: 'move', slot_id: foreign, to_slot_id: slot }, '404'],
  ];
  for (const [body, refusal] of cases) expect(refusalOf(await empty(body))).toBe(refusal);
  expect(refusalOf(await close({ closed: 'maybe' }))).toMatch(/^422 closed=/);
  expect((await close({ slot_id: foreign })).status).toBe(404);
  expect((await read(`?slot_id=${foreign}`)).status).toBe(404);
  expect((await t.call('GET', '/stores/99999/slot-orders', undefined, staff)).status).toBe(404);
  for (const by of [picker, chief])
    for (const answer of [await close({}, by), await empty({ action: 'cancel', reason: 'x' }, by), await read('', by)])
      expect(answer.status).toBe(403);
});
