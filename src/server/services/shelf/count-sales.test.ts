import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { recentSales } from '#server/db/tables/recent-sales.ts';
import { makeCustomer } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countSales } from './count-sales.ts';

const now = new Date('2026-11-25T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ now });
});
afterAll(() => t.close());

test('what a store sold in 28 days is counted by quantity; what was given up, and other stores, are not', async () => {
  const [storeId, other] = [await makeStore(t.db), await makeStore(t.db)];
  const { id: customerId } = await makeCustomer(t.db);
  const [bread, milk, salt] = [
    await makeProduct(t.db, { stores: [storeId, other] }, now),
    await makeProduct(t.db, { stores: [storeId, other] }, now),
    await makeProduct(t.db, { stores: [storeId, other] }, now),
  ];
  const buy = (productId: number, days: number, store = storeId, status: 'submitted' | 'completed' = 'completed') =>
    makePurchase(t.db, { storeId: store, customerId, productId, at: daysAgo(days), status });
  await buy(bread, 1);
  await buy(bread, 27.9, storeId, 'submitted');
  await buy(bread, 28.1);
  await buy(milk, 2);
  await buy(salt, 3, other);
  await buy(salt, 30);
  const counted = async () => {
    await countSales(t.db, storeId, now);
    const rows = await t.db.select().from(recentSales).orderBy(recentSales.productId);
    return rows.map((row) => [row.storeId, row.productId, row.soldMilli]);
  };
  expect(await counted()).toEqual([
    [storeId, bread, 2000],
    [storeId, milk, 1000],
  ]);
  // Counted anew: what is sold no more goes, what is sold more grows.
  await t.db.update(orders).set({ status: 'cancelled' });
  await buy(bread, 5);
  await buy(salt, 6);
  expect(await counted()).toEqual([
    [storeId, bread, 1000],
    [storeId, salt, 1000],
  ]);
});
