import { expect, test } from 'vitest';
import { recentSales } from '#server/db/tables/recent-sales.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-25T10:00:00Z');
const t = await startSharedApp({ now });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
const storeId = await makeStore(t.db);
for (const [name, quantityMilli, soldMilli] of [
  ['Rien', 0, 1000],
  ['Quatre', 4000, 1000],
  ['Sept', 7000, 1000],
  ['Douze', 12_000, 1000],
  ['Que personne ne demande', 0, 0],
] as const) {
  const productId = await makeProduct(t.db, { name, stores: [storeId], quantityMilli }, now);
  if (soldMilli > 0) await t.db.insert(recentSales).values({ storeId, productId, soldMilli });
}

const write = (sent: object) => t.call('PUT', '/stock-settings', sent, staff);
const low = async () => {
  const { items } = (await t.call('GET', '/products?stock=low', undefined, staff)).body.data;
  const { lowStock } = (await t.call('GET', '/attention', undefined, staff)).body.data;
  expect(lowStock.count).toBe(items.length);
  return [lowStock.below, items.map(({ name }: { name: string }) => name).sort()];
};

test('staff say below how much a product that sells is low, and lists and overview go by it at once', async () => {
  const read = async () => (await t.call('GET', '/stock-settings', undefined, staff)).body.data;
  expect([await read(), await low()]).toEqual([{ lowStock: 5, version: 0 }, [5, ['Quatre', 'Rien']]]);
  const { body } = await write({ lowStock: 7.001, version: 0 });
  expect([body.data, await read()]).toEqual(Array(2).fill({ lowStock: 7.001, version: 1 }));
  expect(await low()).toEqual([7.001, ['Quatre', 'Rien', 'Sept']]);
  // The same again is no change; a stale version is answered with the current one.
  expect((await write({ lowStock: 7.001 })).body.data.version).toBe(1);
  const stale = await write({ lowStock: 3, version: 0 });
  expect([stale.status, stale.body.data]).toEqual([409, { lowStock: 7.001, version: 1 }]);
  // By sales alone: what is gone is still asked for.
  await write({ lowStock: 0 });
  expect(await low()).toEqual([0, ['Rien']]);
});

test.each([-1, 100_001, '5', 0.0001, null])('below %j is no limit', async (lowStock) => {
  const { status, body } = await write({ lowStock });
  expect([status, Object.keys(body.data.errors)]).toEqual([422, ['lowStock']]);
});
