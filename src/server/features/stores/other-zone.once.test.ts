import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { fetchFile } from '#server/testing/invoices.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeWindows } from '#server/testing/slots.ts';

// Half past six in the evening of Tuesday in Paris: it is Wednesday in Ho Chi Minh City, and midday in Guadeloupe.
const now = new Date('2026-11-24T17:30:00Z');
const shops: Record<string, OrderShop> = {};
const zones = { Paris: 'Europe/Paris', Saigon: 'Asia/Ho_Chi_Minh', Guadeloupe: 'America/Guadeloupe' };

const t = await startSharedApp({ now, env: { PUBLIC_URL: 'https://panier.example' } });
await makeStore(t.db, { name: 'Siège', timeZone: 'Europe/Paris' });
for (const [name, timeZone] of Object.entries(zones)) {
  const shop = await makeOrderShop(t);
  await t.db.update(stores).set({ name, timeZone }).where(eq(stores.id, shop.storeId));
  shops[name] = shop;
}
const staff = bearer((await makeStaff(t)).token);

test.each([
  ['Saigon', '2026-11-25', '2026-11-25T02:00:00.000Z', '20261125T020000Z', 'Wednesday 25 November, 09:00 – 11:00'],
  ['Guadeloupe', '2026-11-24', '2026-11-25T13:00:00.000Z', '20261125T130000Z', 'Wednesday 25 November, 09:00 – 11:00'],
])('an order of %s has the day and the hours of its store everywhere', async (name, day, start, inCalendar, inMail) => {
  const shop = shops[name] as OrderShop;
  const timeZone = zones[name as keyof typeof zones];
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await t.call('PUT', `/stores/${shop.storeId}`, { openingHours: week }, staff);
  const window = { weekday: 3, start: '09:00', end: '11:00', cutOffMinutes: 30 };
  const [slot] = await makeWindows(t, staff, shop.storeId, [window], { daysAhead: 3 });
  expect(slot?.start).toBe(start);
  const order = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id: slot?.id };
  const { body } = await t.call('POST', '/order/create?lng=en', order);
  const { id } = body.data;
  expect(body.data).toMatchObject({ orderDate: { date: day }, estimatedDeliveryDate: { date: '2026-11-25' } });

  const listed = async (query: string) =>
    (await t.call('GET', `/orders?${query}`, undefined, staff)).body.data.items.map((one: { id: number }) => one.id);
  const [detail, other] = [day, day === '2026-11-24' ? '2026-11-25' : '2026-11-24'];
  expect(await listed(`from=${detail}&to=${detail}`)).toContain(id);
  expect(await listed(`from=${other}&to=${other}`)).not.toContain(id);
  expect(await listed('slotDay=2026-11-25')).toContain(id);
  const read = await t.call('GET', `/orders/${id}`, undefined, staff);
  expect(read.body.data).toMatchObject({ timeZone, date: now.toISOString(), slot: { start, timeZone } });
  const sold = await t.call('GET', `/reports/sales?storeId=${shop.storeId}`, undefined, staff);
  expect(sold.body.data).toMatchObject({ timeZone, today: { orders: 1 } });

  const calendar = await fetchFile(t, `/order/${id}/calendar?token=${orderToken(t.deps.secret, id)}`, {});
  expect(Buffer.from(calendar.bytes).toString()).toContain(`DTSTART:${inCalendar}`);
  const mails = await deliverMails(t);
  expect(mails.at(-1)?.text).toContain(inMail);
});

test('an offer until the last minute of the year ends then in its store', async () => {
  const { storeId, bread } = shops.Guadeloupe as OrderShop;
  await t.call('PUT', `/stores/${storeId}`, { discount: { percent: 50, validTo: '2026-12-31T23:59:00-04:00' } }, staff);
  const price = async () => {
    const { body } = await t.call('GET', `/store/${storeId}/product-collection`);
    return body.data.items.find((one: { id: number }) => one.id === bread)?.price;
  };
  t.setNow(new Date('2027-01-01T03:58:00Z'));
  expect(await price()).toBe(0.55);
  t.setNow(new Date('2027-01-01T04:00:00Z'));
  expect(await price()).toBe(1.1);
  t.setNow(now);
});

test('the clock of the shop is that of its first store, whatever else there is', async () => {
  expect((await t.call('GET', '/shop')).body.data.timeZone).toBe('Europe/Paris');
  const [first] = await t.db.select().from(stores).orderBy(stores.position, stores.id).limit(1);
  await t.call('PUT', `/stores/${first?.id}`, { timeZone: 'Asia/Tokyo' }, staff);
  expect((await t.call('GET', '/shop')).body.data.timeZone).toBe('Asia/Tokyo');
});
