import { beforeEach, describe, expect, test } from 'vitest';
import { eq, like } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { bearer, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startPushService } from '#server/testing/push-service.ts';
import { deliverPush, turnPushOn } from '#server/testing/push-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeWindows, tuesdayMorning } from '#server/testing/slots.ts';
import { remindSlots } from './remind-slots.ts';

const service = await startPushService();
// On Monday noon; the slot is on Tuesday from ten, by the clock of Paris.
const monday = new Date('2026-11-23T11:00:00Z');
const t = await startSharedApp({
  now: monday,
  env: { PUSH_ALLOWED_HOSTS: service.host, SHOP_EMAIL: 'shop@panier.example' },
});
const shop = await makeOrderShop(t);
await turnOn(t, 'features.notifications');
/** Staff, signed in at the time. */
const chief = async () => bearer((await makeStaff(t)).token);
const slots = await makeWindows(t, await chief(), shop.storeId, [{}, { start: '09:00', end: '10:00' }], {
  daysAhead: 2,
});
beforeEach(async () => {
  t.setNow(monday);
  await t.db.delete(outbox);
});

const someone = async () => {
  const { token } = await makeSignedIn(t);
  return { token, browser: await turnPushOn(t, service, { token }) };
};
const order = (token: string, more: object) =>
  placeOrder(
    t,
    {
      store_id: shop.storeId,
      type: 'pickup',
      payment_method: 'cash',
      status: 'submitted',
      order_items: [{ product_id: shop.bread, quantity: 1 }],
      ...more,
    },
    bearer(token),
  );
const entries = () => t.db.select().from(outbox).where(like(outbox.kind, '%push'));
/** What the jobs do at a moment. */
async function at(time: string) {
  t.setNow(new Date(time));
  await remindSlots(t.deps, t.deps.clock());
  await deliverPush(t);
}

describe('your slot', () => {
  const slotAt = (time: string) => slots.find(({ start }) => new Date(start).getTime() === Date.parse(time))?.id;
  const ten = '2026-11-24T10:00:00+01:00';
  const nine = '2026-11-24T09:00:00+01:00';

  test('is told two hours before it, once, and until it begins', async () => {
    const { token, browser } = await someone();
    const { id, orderNumber } = await order(token, { slot_id: slotAt(ten) });
    await at('2026-11-24T07:59:59+01:00');
    expect(browser.count()).toBe(0);
    await at('2026-11-24T08:00:00+01:00');
    await at('2026-11-24T08:01:00+01:00');
    expect(browser.count()).toBe(1);
    expect(browser.taken()[0]).toMatchObject({
      ttl: 7200,
      topic: `slot-${id}`,
      message: { title: 'Votre retrait approche', tag: `slot-${id}` },
    });
    expect(browser.taken()[0]?.message.body).toMatch(
      new RegExp(`^Commande ${orderNumber}.: mardi 24 novembre, 10:00 – 12:00.$`),
    );
  });

  test('that begins early is told the evening before', async () => {
    const { token, browser } = await someone();
    await order(token, { slot_id: slotAt(nine) });
    await at('2026-11-23T18:59:00+01:00');
    expect(browser.count()).toBe(0);
    await at('2026-11-23T19:00:00+01:00');
    expect(browser.taken()[0]?.ttl).toBe(14 * 3600);
  });

  test('is not told to who orders after that, has not chosen it, has cancelled or not paid', async () => {
    const [none, gone, unpaid] = [await someone(), await someone(), await someone()];
    const slot_id = slotAt(ten);
    await order(unpaid.token, { slot_id, payment_method: 'bank_transfer' });
    await order(none.token, { slot_id });
    await t.call('PUT', '/notification-preferences', { pushSlots: false }, bearer(none.token));
    const { id } = await order(gone.token, { slot_id });
    t.setNow(new Date('2026-11-24T08:00:00+01:00'));
    const late = await someone();
    await order(late.token, { slot_id });
    expect((await t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, await chief())).status).toBe(200);
    await at('2026-11-24T08:05:00+01:00');
    for (const { browser } of [late, none, gone, unpaid]) expect(browser.count()).toBe(0);
  });

  test('is not told of another one once the order was moved to it', async () => {
    const { token, browser } = await someone();
    const { id } = await order(token, { slot_id: slotAt(ten) });
    t.setNow(new Date('2026-11-24T08:00:00+01:00'));
    await remindSlots(t.deps, t.deps.clock());
    expect((await entries()).filter(({ payload }) => payload.orderId === id)).toHaveLength(1);
    await t.db
      .update(orders)
      .set({ slotId: slotAt(nine) })
      .where(eq(orders.id, id));
    await deliverPush(t);
    expect(browser.count()).toBe(0);
  });
});

describe('a proposal', () => {
  test('is told until its time is over, with the link to answer', async () => {
    const made = { stores: [shop.storeId], quantityMilli: 100_000, category: 'RIZ' as const, allergens: [] };
    const rice = await makeProduct(t.db, { ...made, name: 'Riz long', cents: 200, unitWeightG: 500 });
    const other = await makeProduct(t.db, { ...made, name: 'Riz parfumé', cents: 150, unitWeightG: 500 });
    const [one, none] = [await someone(), await someone()];
    await t.call('PUT', '/notification-preferences', { pushSubstitutes: false }, bearer(none.token));
    const items = { order_items: [{ product_id: rice, quantity: 2 }], substitution: 'ask_me' };
    const placed = await order(one.token, items);
    const silent = await order(none.token, items);
    t.setNow(tuesdayMorning);
    const staff = await chief();
    const run = await startRun(t, staff, { storeId: shop.storeId, orderIds: [placed.id, silent.id] });
    const events = run.lines.map((line) =>
      pickEvent(line, 'substituted', { at: tuesdayMorning.toISOString(), product_id: other, quantity: 2 }),
    );
    const { body } = await sendEvents(t, staff, { id: run.id, events });
    expect(body.data.results.map(({ result }: { result: string }) => result)).toEqual(['ok', 'ok']);
    t.wait(60);
    await deliverPush(t);
    await deliverPush(t);
    expect([one.browser.count(), none.browser.count()]).toEqual([1, 0]);
    expect(one.browser.taken()[0]).toMatchObject({
      ttl: 19 * 60,
      urgency: 'high',
      topic: `substitute-${placed.id}`,
      message: {
        title: 'Acceptez-vous un remplacement\u202f?',
        link: expect.stringMatching(new RegExp(`^/order/${placed.id}/substitutes\\?token=`)),
      },
    });
  });
});
