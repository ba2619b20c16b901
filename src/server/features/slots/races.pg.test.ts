import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProducts } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';
import { startTestApp, type TestApp, type TestCall } from '#server/testing/test-app.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('races for a slot on PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;
  let staff: Record<string, string>;

  beforeAll(async () => {
    t = await startTestApp({ now: tuesdayMorning, env: { TRUST_PROXY: 'true' } });
    shop = await makeOrderShop(t);
    staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
  });
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const tally = (answers: readonly { status: number }[]) =>
    Object.fromEntries([200, 409].map((status) => [status, answers.filter((one) => one.status === status).length]));
  const slotOf = async (orders: number, start: string) => {
    const [slot] = await makeWindows(t, staff, shop.storeId, [{ orders, pickingMinutes: 10_000, start }]);
    return slot?.id ?? 0;
  };

  /** Changes rows, and commits once `work` waits for them; answers what it has become. */
  async function whileLocked(change: string, work: () => Promise<TestCall>): Promise<TestCall> {
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const { done } = await t.db.transaction(async (tx) => {
      await tx.execute(change);
      const done = work();
      await expect.poll(async () => rowsOf(await t.db.execute(waits)).length).toBeGreaterThan(0);
      return { done };
    });
    return done;
  }

  test('200 bookings at once of a slot with 10 places: 10', async () => {
    const slot_id = await slotOf(10, '08:00');
    const sent = () => ({ ...guestOrder(shop.storeId, shop.bread, 1), slot_id });
    const answers = await Promise.all(Array.from({ length: 200 }, () => t.call('POST', '/order/create', sent())));
    expect(tally(answers)).toEqual({ 200: 10, 409: 190 });
    expect(new Set(answers.filter((one) => one.status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['slotTaken']),
    );
    expect((await offeredSlots(t, shop.storeId)).map(({ left }) => left)).toEqual([0]);
  });

  test('30 orders at once, of different goods, for 10 places: 10, and none blocks another', async () => {
    const slot_id = await slotOf(10, '08:50');
    const goods = Array.from({ length: 30 }, (_, i) => ({
      name: `P${i}`,
      stores: [shop.storeId],
      quantityMilli: 9000,
    }));
    const ids = await makeProducts(t.db, goods);
    const deadlocks = async () => {
      const read = 'select deadlocks::int from pg_stat_database where datname = current_database()';
      return rowsOf<{ deadlocks: number }>(await t.db.execute(read))[0]?.deadlocks;
    };
    const before = await deadlocks();
    const answers = await Promise.all(
      ids.map((id) => t.call('POST', '/order/create', { ...guestOrder(shop.storeId, id, 1), slot_id })),
    );
    expect(tally(answers)).toEqual({ 200: 10, 409: 20 });
    expect(await deadlocks()).toBe(before);
  });

  test('holds and orders at once: together as many as there are places', async () => {
    const slot_id = await slotOf(10, '08:10');
    const sent = () => ({ ...guestOrder(shop.storeId, shop.bread, 1), slot_id });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        i % 2
          ? t.call('POST', '/order/create', sent())
          : t.call('POST', `/slot/${slot_id}/hold`, {}, { 'x-forwarded-for': `10.1.0.${i}` }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 10, 409: 50 });
  });

  test('two tabs of an account hold one place, though they ask at once for two slots', async () => {
    const slots = await makeWindows(t, staff, shop.storeId, [{ start: '08:20' }, { start: '08:30' }]);
    const me = bearer((await makeSignedIn(t)).token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => t.call('POST', `/slot/${slots[i % 2]?.id}/hold`, {}, me)),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const places = (await offeredSlots(t, shop.storeId)).map(({ left }) => left);
    expect(places.reduce((sum, left) => sum + left, 0)).toBe(19);
  });

  test('rules that are saved while orders come in neither lose one nor take one too many', async () => {
    const slot_id = await slotOf(20, '08:40');
    const sent = () => ({ ...guestOrder(shop.storeId, shop.bread, 1), slot_id });
    const [orders] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => t.call('POST', '/order/create', sent()))),
      ...Array.from({ length: 3 }, () => slotOf(20, '08:40')),
    ]);
    expect(tally(orders)).toEqual({ 200: 20, 409: 10 });
  });

  test('what a slot has become while an order waited for it is what counts', async () => {
    const slot_id = await slotOf(10, '09:00');
    const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id };
    const change = `update slots set most_picking_seconds = 0 where id = ${slot_id}`;
    const placed = await whileLocked(change, () => t.call('POST', '/order/create', sent));
    expect(refusalOf(placed)).toContain('slots.pickingTime');
  });

  test('a hold that is let go while its order waits for it is not counted as somebody else’s', async () => {
    const slot_id = await slotOf(1, '09:10');
    const me = bearer((await makeSignedIn(t, { name: 'Camille', phone: '0123456789' })).token);
    expect((await t.call('POST', `/slot/${slot_id}/hold`, {}, me)).status).toBe(200);
    const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id };
    const placed = await whileLocked(`delete from slot_places where slot_id = ${slot_id}`, () =>
      t.call('POST', '/order/create', sent, me),
    );
    expect(placed.status).toBe(200);
  });
});
