import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const now = new Date('2026-11-25T12:00:00Z');
const from = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let t: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  t = await startTestApp({ now });
  staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const [storeId, other] = [await makeStore(t.db), await makeStore(t.db)];
  let made = 0;
  const place = async (name: string, age: number, slot: number | null, more: object = {}) => {
    made += 1;
    const times = slot !== null && { startsAt: from(slot), endsAt: from(slot + 2), cutOffAt: from(slot - 3) };
    const places = { mostOrders: 5, mostPickingSeconds: 3600, feeCents: 0 };
    const [row] = times
      ? await t.db
          .insert(slots)
          .values({ storeId, type: 'delivery', ...times, ...places })
          .onConflictDoUpdate({ target: [slots.storeId, slots.type, slots.startsAt, slots.endsAt], set: places })
          .returning({ id: slots.id })
      : [];
    const order = { orderNumber: `S-${made}`, customerName: name, customerEmail: 'a@b.example', totalCents: made };
    const placed = { submittedAt: from(-age), slotId: row?.id ?? null, status: 'submitted' as const };
    await t.db.insert(orders).values({ storeId, goodsCents: made, ...order, ...placed, ...more });
  };
  await place('soon', 30, 2);
  await place('later', 1, 26);
  await place('agreed', 5, null);
  await place('past', 50, -20, { fulfilment: 'processing' });
  await place('soon too', 2, 2);
  await place('agreed before', 9, null, { storeId: other });
});
afterAll(() => t.close());

const names = async (query: string) => {
  const { items } = (await t.call('GET', `/orders?${query}`, undefined, staff)).body.data;
  return items.map(({ customerName }: { customerName: string }) => customerName);
};

test.each([
  ['sortBy=slot-asc', ['past', 'soon', 'soon too', 'later', 'agreed', 'agreed before']],
  ['sortBy=slot-desc', ['later', 'soon too', 'soon', 'past', 'agreed before', 'agreed']],
  ['sortBy=slot-asc&status=pending', ['soon', 'soon too', 'later', 'agreed', 'agreed before']],
  ['sortBy=slot-asc&storeId=1', ['past', 'soon', 'soon too', 'later', 'agreed']],
  ['sortBy=slot-asc&slotDay=2026-11-25', ['soon', 'soon too']],
  ['sortBy=slot-asc&per_page=2&page=2', ['soon too', 'later']],
  ['sortBy=slot-asc&search=soon', ['soon', 'soon too']],
  ['sortBy=slot-desc&search=agreed', ['agreed before', 'agreed']],
  ['sortBy=slot-asc&late=true', ['past']],
])('%s: those without a slot come last', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('all are counted, on every page', async () => {
  const { total, totalPage } = (await t.call('GET', '/orders?sortBy=slot-asc&per_page=4&page=2', undefined, staff)).body
    .data;
  expect([total, totalPage]).toEqual([6, 2]);
});
