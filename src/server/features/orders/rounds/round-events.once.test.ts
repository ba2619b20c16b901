import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Round, RoundEventInput } from '#contract/orders/rounds.ts';
import { sumAtDoor } from '#domain/rounds/sum-at-door.ts';
import { eq } from '#server/db/sql.ts';
import { roundEvents } from '#server/db/tables/rounds.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { bearer, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { makeRound, placePacked, sendStopEvents, stopEvent } from '#server/testing/rounds.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import type { TestCall } from '#server/testing/test-app.ts';

const t = await startSoundApp({ now: new Date('2026-11-28T12:00:00Z') });
const { storeId, bread } = await makeOrderShop(t);
const wine = await makeProduct(t.db, { stores: [storeId], name: 'Vin', minimumAge: 18, quantityMilli: 900_000 });
const manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const driverStaff = await makeStaff(t, ['CAN_DELIVER_ORDERS']);
const [driver, driverId] = [bearer(driverStaff.token), driverStaff.customer.id];

let second = 0;
/** Each event a second after the one before. */
const at = () => new Date(Date.parse('2026-11-28T08:00:00Z') + ++second * 1000).toISOString();
const event = (orderId: number, kind: RoundEventInput['kind'], more: Partial<RoundEventInput> = {}) =>
  stopEvent(orderId, kind, { at: at(), ...more });

const place = (house: number, more: object = {}) =>
  placePacked(t, manager, { storeId, productId: bread, shipping_address: `${house} rue Albert`, ...more });
const codeOf = ({ status, body }: TestCall) => `${status} ${body.code}`;
const call = (id: number, name: 'start' | 'finish', body: object = {}) =>
  t.call('POST', `/rounds/${id}/${name}`, body, driver);
const send = async (id: number, events: unknown[], by = driver) => {
  const { status, body } = await sendStopEvents(t, by, { id, events });
  expect(status).toBe(200);
  return body.data as { results: { id: string; result: string; errors?: object }[]; round: Round };
};
const resultsOf = async (id: number, events: unknown[], by = driver) =>
  (await send(id, events, by)).results.map(({ result }) => result);
const read = async (id: number) => (await t.call('GET', `/rounds/${id}`, undefined, driver)).body.data as Round;
const statesOf = async (id: number) => (await read(id)).stops.map(({ state }) => state);
const orderOf = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data;

let a: { id: number; orderNumber: string; totalIncludeGst: number };
let b: typeof a;
let id: number;
beforeEach(async () => {
  [a, b] = [await place(1), await place(2)];
  ({ id } = await makeRound(t, manager, { storeId, orderIds: [a.id, b.id], driverId }));
  await call(id, 'start');
});

test('what is handed over is delivered, invoiced and paid, and its cash is counted', async () => {
  const { results, round } = await send(id, [event(a.id, 'delivered', { cash_taken: a.totalIncludeGst })]);
  expect(results.map(({ result }) => result)).toEqual(['ok']);
  expect(round.stops[0]).toMatchObject({ state: 'delivered', due: 0, cashTaken: a.totalIncludeGst });
  expect(round.cash.due).toBe(a.totalIncludeGst);
  const order = await orderOf(a.id);
  expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
  expect(order.invoices).toHaveLength(1);
});

test('what was refused is taken back, and the sum is what the device counts without network', async () => {
  const { stops } = await read(id);
  const line = stops[0]?.items[0];
  const cents = (sum: number) => Math.round(sum * 100);
  const lines = (stops[0]?.items ?? []).map((one) => ({
    id: one.id,
    quantityMilli: one.quantity * 1000,
    unitCents: cents(one.price),
    lineCents: cents(one.lineTotal),
  }));
  const { due = 0, total = 0, storeCredit = 0, shippingFee = 0 } = stops[0] ?? {};
  const door = { totalCents: cents(total), creditCents: cents(storeCredit), feeCents: cents(shippingFee), lines };
  const left = sumAtDoor({ ...door, dueCents: cents(due) }, new Map([[line?.id ?? 0, 1000]])).dueCents / 100;
  const refused = [{ item_id: line?.id ?? 0, quantity: 1, reason: 'Écrasé' }];
  const sum = await t.call('POST', `/orders/${a.id}/hand-over/sum`, { refused }, driver);
  expect([sum.status, sum.body.data.dueAmount]).toEqual([200, left]);
  expect(await resultsOf(id, [event(a.id, 'delivered', { refused, cash_taken: left })])).toEqual(['ok']);
  expect((await orderOf(a.id)).invoices).toHaveLength(2);
  expect((await read(id)).cash.due).toBe(left);
});

test('one that is refused spoils no other, and leaves its stop as it was', async () => {
  const bottle = await place(3, { order_items: [{ product_id: wine, quantity: 1 }], age_confirmed: true });
  const round = await makeRound(t, manager, { storeId, orderIds: [bottle.id], driverId });
  await call(round.id, 'start');
  const noAge = await send(round.id, [event(bottle.id, 'delivered', { cash_taken: bottle.totalIncludeGst })]);
  expect(noAge.results[0]).toMatchObject({ result: 'invalid', status: 422, errors: { age_checked: [{}] } });
  const { results } = await send(id, [
    event(a.id, 'delivered', { cash_taken: 1 }),
    { ...event(a.id, 'delivered'), id: 'no uuid' },
    event(b.id, 'delivered', { cash_taken: b.totalIncludeGst }),
  ]);
  expect(results.map(({ result, errors }) => [result, Object.keys(errors ?? {})])).toEqual([
    ['invalid', ['cash_taken']],
    ['invalid', ['id']],
    ['ok', []],
  ]);
  expect(await statesOf(id)).toEqual(['waiting', 'delivered']);
  expect(await orderOf(a.id)).toMatchObject({ status: 'shipped', invoices: [] });
  const sure = event(bottle.id, 'delivered', { cash_taken: bottle.totalIncludeGst, age_checked: true });
  expect(await resultsOf(round.id, [sure])).toEqual(['ok']);
});

test('an event counts once, whenever and however often it comes', async () => {
  const absent = event(a.id, 'absent');
  expect(await resultsOf(id, [absent, absent])).toEqual(['ok', 'repeated']);
  expect(await resultsOf(id, [{ ...absent, kind: 'delivered' }])).toEqual(['repeated']);
  expect(await statesOf(id)).toEqual(['absent', 'waiting']);
});

test('of the events of a stop the latest counts, and none is of the future', async () => {
  const [early, late] = [event(a.id, 'absent'), event(a.id, 'undone')];
  expect(await resultsOf(id, [event(a.id, 'absent')])).toEqual(['ok']);
  expect(await resultsOf(id, [late, early])).toEqual(['superseded', 'superseded']);
  expect(await resultsOf(id, [event(a.id, 'undone', { at: '2099-01-01T00:00:00Z' })])).toEqual(['ok']);
  const [kept] = await t.db.select().from(roundEvents).where(eq(roundEvents.orderId, a.id)).orderBy(roundEvents.at);
  expect(kept?.at.toISOString()).toBe(early.at);
  t.wait(1);
  expect(await resultsOf(id, [event(a.id, 'absent', { at: '2099-01-01T00:00:00Z' })])).toEqual(['ok']);
});

test('absent: it stays shipped, is undone, and may go in another round', async () => {
  expect(await resultsOf(id, [event(a.id, 'absent'), event(a.id, 'undone'), event(a.id, 'absent')])).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
  expect((await orderOf(a.id)).status).toBe('shipped');
  const next = await makeRound(t, manager, { storeId, orderIds: [a.id], driverId });
  expect(await resultsOf(id, [event(a.id, 'undone')])).toEqual(['notAllowed']);
  await call(next.id, 'start');
  expect(await resultsOf(next.id, [event(a.id, 'delivered', { cash_taken: a.totalIncludeGst })])).toEqual(['ok']);
  expect(await resultsOf(id, [event(a.id, 'delivered')])).toEqual(['notAllowed']);
});

test('what is delivered has its invoice and is not undone', async () => {
  expect(await resultsOf(id, [event(a.id, 'delivered'), event(a.id, 'undone')])).toEqual(['ok', 'notAllowed']);
});

test('what somebody else decided needs to be undone first', async () => {
  await send(id, [event(a.id, 'absent')]);
  expect(await resultsOf(id, [event(a.id, 'delivered')], manager)).toEqual(['decidedByAnother']);
  expect(await resultsOf(id, [event(a.id, 'undone'), event(a.id, 'delivered')], manager)).toEqual(['ok', 'ok']);
});

test('an order that was cancelled meanwhile, or is of another round, is unknown', async () => {
  const other = await place(5);
  await t.call('PUT', `/orders/${a.id}/status`, { status: 'cancelled' }, manager);
  expect(await resultsOf(id, [event(a.id, 'delivered'), event(other.id, 'absent')])).toEqual([
    'unknownStop',
    'unknownStop',
  ]);
});

test('what staff deliver meanwhile is delivered in the round too', async () => {
  await t.call('PUT', `/orders/${a.id}/status`, { status: 'delivered' }, manager);
  expect(await statesOf(id)).toEqual(['delivered', 'waiting']);
});

test('a driver hands over an order of their own round by its own call too, and no other', async () => {
  const sent = { cash_taken: a.totalIncludeGst };
  const colleague = bearer((await makeStaff(t, ['CAN_DELIVER_ORDERS'])).token);
  expect((await t.call('POST', `/orders/${a.id}/hand-over`, sent, colleague)).status).toBe(404);
  expect((await t.call('POST', `/orders/${(await place(8)).id}/hand-over`, sent, driver)).status).toBe(404);
  const handed = await t.call('POST', `/orders/${a.id}/hand-over`, sent, driver);
  expect([handed.status, handed.body.data.customerName]).toEqual([200, '']);
  const round = await read(id);
  expect([round.stops[0]?.state, round.cash.due]).toEqual(['delivered', a.totalIncludeGst]);
  expect(await resultsOf(id, [event(a.id, 'absent')])).toEqual(['notAllowed']);
});

test('the open rounds are those planned or started, not those that have ended since', async () => {
  const planned = await makeRound(t, manager, { storeId, orderIds: [(await place(3)).id], driverId });
  const later = await makeRound(t, manager, { storeId, orderIds: [(await place(4)).id], driverId });
  await call(later.id, 'start');
  await send(later.id, [event(later.stops[0]?.orderId ?? 0, 'absent')]);
  expect((await call(later.id, 'finish', { given: 50 })).status).toBe(200);
  const listed = await t.call('GET', '/rounds?state=open&per_page=50', undefined, driver);
  const ids = (listed.body.data.items as Round[]).map((round) => round.id);
  expect([id, planned.id, later.id].map((one) => ids.includes(one))).toEqual([true, true, false]);
});

test('the end names open stops, counts the cash once, and leaves no address, phone or note', async () => {
  expect(refusalOf(await call(id, 'finish'))).toBe(`422 stops.${a.id}=rounds.open stops.${b.id}=rounds.open`);
  await send(id, [event(a.id, 'delivered', { cash_taken: a.totalIncludeGst }), event(b.id, 'absent')]);
  expect(refusalOf(await call(id, 'finish', { given: -1 }))).toBe('422 given=validation.number');
  const given = 50 + a.totalIncludeGst;
  const { status, body } = await call(id, 'finish', { given });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ state: 'finished', cash: { float: 50, due: a.totalIncludeGst, given } });
  expect((await call(id, 'finish', { given: 0 })).body.data.cash.given).toBe(given);
  for (const by of [driver, manager]) {
    const after = (await t.call('GET', `/rounds/${id}`, undefined, by)).body.data as Round;
    expect(after.stops.flatMap((stop) => [stop.address, stop.city, stop.postalCode, stop.phone, stop.note])).toEqual(
      Array(10).fill(null),
    );
    expect(JSON.stringify(after)).not.toMatch(/rue Albert|75013|33 ?1/);
  }
  expect(await resultsOf(id, [event(b.id, 'undone')])).toEqual(['roundClosed']);
});

test('before the start nothing is said of a stop, and nothing ends', async () => {
  const one = await place(6);
  const round = await makeRound(t, manager, { storeId, orderIds: [one.id], driverId });
  expect(await resultsOf(round.id, [event(one.id, 'absent')])).toEqual(['notStarted']);
  expect(codeOf(await call(round.id, 'finish'))).toBe('409 conflict');
});

test('a batch of any order of arrival comes to one state', async () => {
  const events = [event(a.id, 'absent'), event(b.id, 'absent'), event(a.id, 'undone'), event(a.id, 'absent')];
  for (const one of events.toReversed()) await send(id, [one, { ...one, id: one.id.toUpperCase() }]);
  expect(await resultsOf(id, events)).toEqual(Array(4).fill('repeated'));
  expect(await statesOf(id)).toEqual(['absent', 'absent']);
  expect(await resultsOf(id, [{ ...event(b.id, 'undone'), id: randomUUID() }])).toEqual(['ok']);
});
