import { expect, test } from 'vitest';
import { signInByPassword } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { seedStoreStaff } from './accounts.ts';
import { calendarAround } from './calendar.ts';

const t = await startSharedApp({ now: new Date('2026-11-24T10:00:00Z') });

test('who is there for one store sees its orders, and those of no other', async () => {
  const [own, other] = [await makeOrderShop(t), await makeOrderShop(t)];
  await seedStoreStaff(t.db, calendarAround(t.deps.clock()), own.storeId);
  const { id } = await placeOrder(t, guestOrder(own.storeId, own.apples, 1));
  await placeOrder(t, guestOrder(other.storeId, other.apples, 1));
  const by = bearer(await signInByPassword(t.apiAs(), 'store@panier.example', 'Panier2024'));
  const { items } = (await t.call('GET', '/orders', undefined, by)).body.data;
  expect(items.map((order: { id: number }) => order.id)).toEqual([id]);
  expect((await t.call('GET', `/orders?storeId=${other.storeId}`, undefined, by)).status).toBe(403);
});
