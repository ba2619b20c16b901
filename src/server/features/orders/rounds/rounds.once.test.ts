import { expect, test } from 'vitest';
import type { Round } from '#contract/orders/rounds.ts';
import { eq } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder, refusalOf } from '#server/testing/order-shop.ts';
import { startRun } from '#server/testing/picking.ts';
import { makeRound, placePacked } from '#server/testing/rounds.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';
import type { TestCall } from '#server/testing/test-app.ts';

const t = await startSoundApp({ now: new Date('2026-11-28T12:00:00Z') });
const shop = await makeOrderShop(t);
const other = await makeOrderShop(t);
const manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const chief = bearer((await makeStaff(t)).token);
const picker = await makeStaff(t, ['CAN_PICK_ORDERS']);
const driverStaff = await makeStaff(t, ['CAN_DELIVER_ORDERS']);
const [driver, driverId] = [bearer(driverStaff.token), driverStaff.customer.id];
const colleague = bearer((await makeStaff(t, ['CAN_DELIVER_ORDERS'])).token);

const place = (more: object = {}) => placePacked(t, manager, { storeId: shop.storeId, productId: shop.bread, ...more });
const at = (address: string, code = '75013') => ({ shipping_address: address, shipping_postal_code: code });
const make = (...orderIds: number[]) => makeRound(t, manager, { storeId: shop.storeId, orderIds, driverId });
const create = (body: object) =>
  t.call('POST', '/rounds', { store_id: shop.storeId, driver_id: driverId, ...body }, manager);
const read = async (id: number, by = manager) =>
  (await t.call('GET', `/rounds/${id}`, undefined, by)).body.data as Round;
const codeOf = ({ status, body }: TestCall) => `${status} ${body.code}`;
const stopsOf = ({ stops }: Round) => stops.map(({ orderId }) => orderId);
const statusOf = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data;

test('a round has its stops by postal code, street and number, with what its driver needs', async () => {
  const ten = await place({ ...at('10 rue des Lilas'), delivery_note: 'Code 12B' });
  const bis = await place(at('2 bis, RUE DES LILAS'));
  const two = await place(at('2 rue des lilas'));
  const first = await place(at('99 rue Zola', '75012'));
  const round = await make(ten.id, bis.id, two.id, first.id);
  expect(round).toMatchObject({ state: 'planned', day: '2026-11-28', stopCount: 4, decided: 0 });
  expect(round.cash).toEqual({ float: 50, due: 0, given: null });
  expect(round.driver?.id).toBe(driverId);
  expect(stopsOf(round)).toEqual([first.id, two.id, bis.id, ten.id]);
  expect(round.stops[3]).toMatchObject({
    number: ten.orderNumber,
    state: 'waiting',
    name: 'Camille Martin',
    address: '10 rue des Lilas',
    note: 'Code 12B',
    phone: '+33 1 99 00 00 01',
    due: ten.totalIncludeGst,
    items: [{ name: 'Pain', quantity: 2, minimumAge: null }],
  });
  const listed = await t.call('GET', `/rounds?store_id=${shop.storeId}&date=2026-11-28&per_page=1`, undefined, manager);
  expect(listed.body.data.items[0]).toMatchObject({ id: round.id, stopCount: 4 });
  const day = await t.call('GET', `/rounds?store_id=${shop.storeId}&date=2026-11-29`, undefined, manager);
  expect(day.body.data.total).toBe(0);
});

test('of a slot, what may be brought is taken, and the rest is named', async () => {
  t.setNow(tuesdayMorning);
  await makeWindows(t, chief, shop.storeId, [{ type: 'delivery' }]);
  const [slot] = await offeredSlots(t, shop.storeId, '?type=delivery');
  const slotted = { slot_id: slot?.id };
  const packed = await place(slotted);
  const waiting = await placeOrder(t, {
    ...guestOrder(shop.storeId, shop.bread, 1),
    type: 'delivery',
    ...at('1 rue Albert'),
    shipping_city: 'Paris',
    ...slotted,
  });
  const { status, body } = await create(slotted);
  expect(status).toBe(200);
  expect(stopsOf(body.data)).toEqual([packed.id]);
  expect(body.data.left_out).toEqual([{ orderId: waiting.id, orderNumber: waiting.orderNumber, reason: 'notPicked' }]);
  expect(body.data).toMatchObject({ day: '2026-11-24', slot: { id: slot?.id } });
  const again = await create(slotted);
  expect([codeOf(again), again.body.data.left_out.length]).toEqual(['409 nothingToBring', 1]);
  t.setNow(new Date('2026-11-28T12:00:00Z'));
});

test('an order is in one open round', async () => {
  const one = await place();
  await make(one.id);
  const again = await create({ order_ids: [one.id] });
  expect([codeOf(again), again.body.data.orderNumbers]).toEqual(['409 inRound', [one.orderNumber]]);
});

test('what is picked, waits for its money, is not packed or collected is not brought', async () => {
  const picked = await place();
  await startRun(t, manager, { storeId: shop.storeId, orderIds: [picked.id] });
  const unpaid = await place({ payment_method: 'bank_transfer' });
  const collected = await placeOrder(t, guestOrder(shop.storeId, shop.bread, 1));
  const refused = await Promise.all([picked, unpaid, collected].map(({ id }) => create({ order_ids: [id] })));
  expect(refused.map(codeOf)).toEqual(['409 inRun', '409 notPaid', '409 nothingToBring']);
  const { body } = await t.call('GET', `/round-orders?store_id=${shop.storeId}`, undefined, manager);
  const reasons = new Map(body.data.orders.map((one: { id: number; reason: string }) => [one.id, one.reason]));
  expect([picked, unpaid, collected].map(({ id }) => reasons.get(id))).toEqual(['inRun', 'notPaid', undefined]);
  expect(body.data.drivers.map(({ id }: { id: number }) => id)).toContain(driverId);
});

test.each<[string, () => Promise<object>, string]>([
  ['neither a slot nor orders', async () => ({}), '422 slot_id=validation.required'],
  ['both', async () => ({ slot_id: 1, order_ids: [1] }), '422 slot_id=validation.invalid'],
  ['an unknown order', async () => ({ order_ids: [999_999] }), '422 order_ids.0=validation.invalid'],
  [
    'another store’s order',
    async () => ({ order_ids: [(await place()).id], store_id: other.storeId }),
    '422 order_ids.0=validation.invalid',
  ],
  ['another’s slot', async () => ({ slot_id: 999_999 }), '422 slot_id=validation.invalid'],
  ['no store', async () => ({ order_ids: [1], store_id: 999_999 }), '422 store_id=validation.invalid'],
  [
    'who only picks',
    async () => ({ order_ids: [1], driver_id: picker.customer.id }),
    '422 driver_id=validation.invalid',
  ],
  ['nobody', async () => ({ order_ids: [1], driver_id: 999_999 }), '422 driver_id=validation.invalid'],
  ['half a cent', async () => ({ order_ids: [1], float: 1.005 }), '422 float=validation.number'],
])('%s: refused', async (_, body, expected) => {
  expect(refusalOf(await create(await body()))).toBe(expected);
});

test('until it starts, stops are moved by hand, and the driver and the float are changed', async () => {
  const [a, b] = [await place(at('1 rue Albert')), await place(at('2 rue Albert'))];
  const { id, version } = await make(a.id, b.id);
  const put = (body: object) => t.call('PUT', `/rounds/${id}`, body, manager);
  const changed = await put({ version, stops: [b.id, a.id], float: 20.5 });
  expect([stopsOf(changed.body.data), changed.body.data.cash.float]).toEqual([[b.id, a.id], 20.5]);
  const stale = await put({ version, stops: [a.id, b.id] });
  expect([codeOf(stale), stopsOf(stale.body.data)]).toEqual(['409 conflict', [b.id, a.id]]);
  for (const stops of [[a.id], [a.id, a.id], [a.id, b.id, 999]])
    expect(refusalOf(await put({ stops }))).toBe('422 stops=validation.invalid');
  expect(refusalOf(await put({ driver_id: picker.customer.id }))).toBe('422 driver_id=validation.invalid');
  await t.call('POST', `/rounds/${id}/start`, {}, driver);
  expect(codeOf(await put({ float: 1 }))).toBe('409 conflict');
  expect(codeOf(await t.call('DELETE', `/rounds/${id}`, undefined, manager))).toBe('409 conflict');
});

test('a round that has not started is deleted, and its orders are free', async () => {
  const one = await place();
  const { id } = await make(one.id);
  expect((await t.call('DELETE', `/rounds/${id}`, undefined, manager)).status).toBe(200);
  expect((await t.call('GET', `/rounds/${id}`, undefined, manager)).status).toBe(404);
  await make(one.id);
});

test('at the start the orders are on their way, once', async () => {
  const one = await place();
  const { id } = await make(one.id);
  const start = () => t.call('POST', `/rounds/${id}/start`, {}, driver);
  expect((await start()).body.data).toMatchObject({ state: 'started', startedAt: '2026-11-28T12:00:00.000Z' });
  expect(await statusOf(one.id)).toMatchObject({ status: 'shipped', round: { id, state: 'started' } });
  expect((await start()).status).toBe(200);
  const moves = (await statusOf(one.id)).events.filter(({ to }: { to: string }) => to === 'shipped');
  expect(moves).toHaveLength(1);
});

test('a round does not start while one of its orders is picked', async () => {
  const one = await place();
  const { id } = await make(one.id);
  await startRun(t, manager, { storeId: shop.storeId, orderIds: [one.id] });
  const refused = await t.call('POST', `/rounds/${id}/start`, {}, driver);
  expect([codeOf(refused), refused.body.data.orderNumbers]).toEqual(['409 inRun', [one.orderNumber]]);
  expect((await read(id)).state).toBe('planned');
});

test('a driver reaches the rounds that are theirs, and none of the planning', async () => {
  const one = await place();
  const { id } = await make(one.id);
  expect((await read(id, driver)).id).toBe(id);
  expect((await t.call('GET', `/rounds/${id}`, undefined, colleague)).status).toBe(404);
  for (const call of ['start', 'events', 'finish'])
    expect((await t.call('POST', `/rounds/${id}/${call}`, { events: [] }, colleague)).status).toBe(404);
  const mine = (await t.call('GET', '/rounds', undefined, driver)).body.data.items as Round[];
  expect(mine.every((round) => round.driver?.id === driverId)).toBe(true);
  expect((await t.call('GET', '/rounds', undefined, colleague)).body.data.total).toBe(0);
  const forbidden = await Promise.all([
    t.call('POST', '/rounds', { store_id: shop.storeId, order_ids: [one.id], driver_id: driverId }, driver),
    t.call('PUT', `/rounds/${id}`, {}, driver),
    t.call('DELETE', `/rounds/${id}`, undefined, driver),
    t.call('GET', `/round-orders?store_id=${shop.storeId}`, undefined, driver),
    t.call('GET', `/rounds/${id}`, undefined, bearer(picker.token)),
    t.call('GET', `/orders/${one.id}`, undefined, driver),
  ]);
  expect(forbidden.map(({ status }) => status)).toEqual(Array(6).fill(403));
});

test('the next stop is told by SMS, once, where its shopper chose that', async () => {
  const shopper = await makeSignedIn(t, { phone: '0612345678' });
  await t.db.insert(notificationPreferences).values({ customerId: shopper.customer.id, smsDeliveryUpdates: true });
  const headers = bearer(shopper.token);
  const [first, second] = [await place(at('1 rue Albert')), await place({ ...at('2 rue Albert'), headers })];
  const { id } = await make(first.id, second.id);
  const told = async () =>
    (
      await t.db
        .select()
        .from(outbox)
        .where(eq(outbox.dedupeKey, `order-sms:next:${second.id}`))
    ).length;
  await t.call('POST', `/rounds/${id}/start`, {}, driver);
  expect(await told()).toBe(0);
  await t.call('PUT', `/orders/${first.id}/status`, { status: 'cancelled' }, manager);
  expect(await told()).toBe(1);
});

test('an order that staff cancel leaves its round, which shows it', async () => {
  const [one, kept] = [await place(at('1 rue Albert')), await place(at('2 rue Albert'))];
  const round = await make(one.id, kept.id);
  await t.call('PUT', `/orders/${one.id}/status`, { status: 'cancelled' }, manager);
  const after = await read(round.id);
  expect(after.stops.map(({ state }) => state)).toEqual(['cancelled', 'waiting']);
  expect([after.stopCount, after.version > round.version]).toEqual([1, true]);
  const moved = await t.call('PUT', `/rounds/${round.id}`, { stops: [kept.id] }, manager);
  expect(moved.status).toBe(200);
});
