import { expect, test } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-25T12:00:00Z');
const t = await startSharedApp({ now });
const storeId = await makeStore(t.db, { name: 'Tard' });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);

const from = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let made = 0;
async function slotAt(hours: number): Promise<number> {
  made += 1;
  const times = {
    startsAt: from(hours),
    endsAt: new Date(from(hours + 2).getTime() + made),
    cutOffAt: from(hours - 3),
  };
  const [slot] = await t.db
    .insert(slots)
    .values({ storeId, type: 'delivery', ...times, mostOrders: 5, mostPickingSeconds: 3600, feeCents: 0 })
    .returning({ id: slots.id });
  return slot?.id ?? 0;
}

type Stands = Partial<Pick<typeof orders.$inferInsert, 'status' | 'fulfilment'>>;
/** Placed `age` hours ago, its slot begins in `slot` hours. */
async function isShownLate({ age, slot, ...stands }: Stands & { age: number; slot?: number }): Promise<boolean> {
  const slotId = slot === undefined ? null : await slotAt(slot);
  made += 1;
  const more = { orderNumber: `L-${made}`, customerEmail: 'a@b.example', submittedAt: from(-age), slotId };
  await t.db.delete(orders);
  await t.db.insert(orders).values({ storeId, status: 'submitted', ...more, ...stands });
  const list = (await t.call('GET', '/orders?late=true', undefined, staff)).body.data;
  const { lateOrders } = (await t.call('GET', '/attention', undefined, staff)).body.data;
  expect([lateOrders.count, lateOrders.first.length]).toEqual([list.total, list.total]);
  return list.total === 1;
}

test.each<[string, Parameters<typeof isShownLate>[0], boolean]>([
  ['for the day after tomorrow, placed 30 h ago', { age: 30, slot: 45 }, false],
  ['placed 2 h ago, pending when its slot began', { age: 2, slot: -1 }, true],
  ['pending after its cut-off, before its slot', { age: 4, slot: 1 }, false],
  ['pending as its slot begins', { age: 4, slot: 0 }, true],
  ['being prepared when its slot began', { age: 5, slot: -1, fulfilment: 'processing' }, true],
  ['being prepared before its slot', { age: 60, slot: 1, fulfilment: 'processing' }, false],
  ['ready', { age: 60, slot: -1, fulfilment: 'ready' }, false],
  ['shipped', { age: 60, slot: -1, fulfilment: 'shipped' }, false],
  ['handed over', { age: 60, slot: -30, status: 'completed', fulfilment: 'delivered' }, false],
  ['cancelled', { age: 60, slot: -30, status: 'cancelled', fulfilment: 'cancelled' }, false],
  ['without a slot for 25 h', { age: 25 }, true],
  ['without a slot for 23 h', { age: 23 }, false],
  ['without a slot, being prepared', { age: 60, fulfilment: 'processing' }, false],
])('an order %s: the list and the overview agree', async (_, order, expected) => {
  expect(await isShownLate(order)).toBe(expected);
});
