import { beforeEach, expect, test } from 'vitest';
import { eq, isNull } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';

let shop: OrderShop;

const t = await startSoundApp({ now: tuesdayMorning, env: { TRUST_PROXY: 'true' } });
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
beforeEach(async () => {
  t.setNow(tuesdayMorning);
  await t.db.delete(slotPlaces).where(isNull(slotPlaces.orderId));
  shop = await makeOrderShop(t);
});

const slotsOf = async (...orders: number[]) => {
  const list = orders.map((most, i) => ({ orders: most, pickingMinutes: 9999, start: `${12 + i}:00`, end: '20:00' }));
  return (await makeWindows(t, staff, shop.storeId, list)).map(({ id }) => id);
};
const hold = (id: number | undefined, from: string, headers = {}, body = {}) =>
  t.call('POST', `/slot/${id}/hold`, body, { 'x-forwarded-for': from, ...headers });
const left = async () => (await offeredSlots(t, shop.storeId)).map((slot) => slot.left);
const account = async (emailVerifiedAt: Date | null) => {
  const { token, customer } = await makeSignedIn(t, { emailVerifiedAt });
  return { headers: bearer(token), id: customer.id };
};

test('guests and unverified accounts of one network hold five places; the sixth orders without one', async () => {
  const ids = await slotsOf(180, 180, 180);
  const from = '2001:db8:1:1::';
  const answers: Awaited<ReturnType<typeof hold>>[] = [];
  for (let i = 0; i < 12; i++) {
    const who = i % 2 ? (await account(null)).headers : {};
    answers.push(await hold(ids[i % 3], `${from}${i + 1}`, who));
    t.wait(10);
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
  const refused = answers[5];
  // The first ends 20 minutes after it began, 50 s before.
  expect([refused?.body.code, refused?.headers['retry-after']]).toEqual(['placeNotKept', '1150']);
  expect(refused?.body.message).toMatch(/commander pour ce créneau/);
  expect(await left()).toEqual([178, 178, 179]);
  const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id: ids[0] };
  expect((await t.call('POST', '/order/create', sent, { 'x-forwarded-for': `${from}6` })).status).toBe(200);
  // Neither other networks nor verified accounts of the same one are held up.
  expect((await hold(ids[0], '2001:db8:1:2::1')).status).toBe(200);
  for (let i = 0; i < 6; i++)
    expect((await hold(ids[1], `${from}1`, (await account(new Date())).headers)).status).toBe(200);
  t.wait(1200);
  expect((await hold(ids[0], `${from}1`)).status).toBe(200);
});

test('of one slot they hold half of the places that nobody else has, and one at least', async () => {
  const [seven, two, one] = await slotsOf(7, 2, 1);
  const times = async (n: number, id: number | undefined, from: string) => {
    const statuses: number[] = [];
    for (let i = 0; i < n; i++) statuses.push((await hold(id, from)).status);
    return statuses;
  };
  expect(await times(4, seven, '192.0.2.1')).toEqual([200, 200, 200, 429]);
  // Four are free for the others now.
  expect(await times(3, seven, '192.0.2.2')).toEqual([200, 200, 429]);
  expect(await times(2, two, '192.0.2.3')).toEqual([200, 429]);
  expect(await times(2, two, '192.0.2.4')).toEqual([200, 409]);
  expect(await times(2, one, '192.0.2.5')).toEqual([200, 409]);
});

test('one’s own place is moved and extended beside a full network', async () => {
  const [a, b] = await slotsOf(180, 180);
  const from = '192.0.2.9';
  const { holdToken: hold_token } = (await hold(a, from)).body.data;
  for (let i = 0; i < 4; i++) await hold(a, from);
  expect((await hold(b, from)).status).toBe(429);
  expect((await hold(b, from, {}, { hold_token })).status).toBe(200);
  expect((await hold(b, from, {}, { hold_token })).status).toBe(200);
  expect(await left()).toEqual([176, 179]);
});

test('once the address is confirmed, or the order placed, the hold counts no more for the network', async () => {
  const [id] = await slotsOf(180);
  const from = '192.0.2.10';
  const mine = await account(null);
  await hold(id, from, mine.headers);
  const tokens: string[] = [];
  for (let i = 0; i < 4; i++) tokens.push((await hold(id, from)).body.data.holdToken);
  expect((await hold(id, from)).status).toBe(429);
  await t.db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.id, mine.id));
  const kept = await hold(id, from, mine.headers);
  expect([kept.status, kept.body.data.expiresAt]).toEqual([200, '2026-11-24T06:00:00.000Z']);
  expect((await hold(id, from)).status).toBe(200);
  const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id: id, hold_token: tokens[0] };
  expect((await t.call('POST', '/order/create', sent, { 'x-forwarded-for': from })).status).toBe(200);
  expect((await hold(id, from)).status).toBe(200);
  expect(await t.db.$count(slotPlaces, eq(slotPlaces.network, from))).toBe(5);
});

test('of thirty at the same moment five are kept, whatever slots they ask for', async () => {
  const ids = await slotsOf(180, 180, 180);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => hold(ids[i % 3], '192.0.2.11')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});
