import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('races for a slot on PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;
  let staff: Record<string, string>;

  beforeAll(async () => {
    t = await startTestApp({ now: tuesdayMorning });
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

  test('200 bookings at once of a slot with 10 places: 10', async () => {
    const slot_id = await slotOf(10, '08:00');
    const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id };
    const answers = await Promise.all(Array.from({ length: 200 }, () => t.call('POST', '/order/create', sent)));
    expect(tally(answers)).toEqual({ 200: 10, 409: 190 });
    expect(new Set(answers.filter((one) => one.status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['slotTaken']),
    );
    expect((await offeredSlots(t, shop.storeId)).map(({ left }) => left)).toEqual([0]);
  });

  test('holds and orders at once: together as many as there are places', async () => {
    const slot_id = await slotOf(10, '08:10');
    const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id };
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        i % 2 ? t.call('POST', '/order/create', sent) : t.call('POST', `/slot/${slot_id}/hold`, {}),
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
    const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id };
    const [orders] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => t.call('POST', '/order/create', sent))),
      ...Array.from({ length: 3 }, () => slotOf(20, '08:40')),
    ]);
    expect(tally(orders)).toEqual({ 200: 20, 409: 10 });
  });
});
