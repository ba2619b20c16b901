import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { transact } from '#server/db/transact.ts';
import { refreshDueDiscounts } from '#server/jobs/discounts.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const start = new Date('2026-06-01T08:00:00Z');
const day = (n: number) => new Date(start.getTime() + n * 86_400_000);
let shop: TestApp;
let storeId = 0;
beforeAll(async () => {
  shop = await startTestApp({ now: start });
  storeId = await makeStore(shop.db);
});
afterAll(() => shop.close());

const setPrice = (productId: number, factor: number, at: Date) =>
  transact({ db: shop.db, committed: shop.deps.changes.tell }, async ({ tx, announce }) => {
    const own = eq(prices.productId, productId);
    await tx
      .update(prices)
      .set({ cents: sql`(${prices.cents} * ${factor}::numeric)::int` })
      .where(own);
    await refreshShelf(tx, at, { productIds: [productId] });
    announce('catalogue');
  });
async function lowest(productId: number, priceType: PriceType = 'retail'): Promise<[number, number | null]> {
  const { identify } = shop.deps;
  shop.deps.identify = async () => ({ customerId: 1, sessionId: '', email: '', roles: [], priceType });
  const headers = { authorization: 'Bearer x' };
  const { body } = await shop.call('GET', `/store/product/${productId}?storeId=${storeId}`, undefined, headers);
  shop.deps.identify = identify;
  return [body.data.price, body.data.lowestPrice30Days];
}

test('beside an offer stands the lowest price of the 30 days before it, of each price type', async () => {
  const offer = { percent: 20, validFrom: day(50), validTo: day(60) };
  const made = { cents: 500, wholesaleCents: 400, stores: [storeId], discounts: [offer] };
  const productId = await makeProduct(shop.db, made, start);
  expect(await lowest(productId)).toEqual([5, null]);
  await setPrice(productId, 1.2, day(35));
  expect(await lowest(productId)).toEqual([6, null]);
  await refreshDueDiscounts(shop.deps, day(50));
  expect(await lowest(productId)).toEqual([4.8, 5]);
  expect(await lowest(productId, 'wholesale')).toEqual([3.84, 4]);

  // Whatever else is refreshed meanwhile, the offer began when it began.
  await transact({ db: shop.db, committed: shop.deps.changes.tell }, ({ tx }) => refreshShelf(tx, day(55)));
  expect(await lowest(productId)).toEqual([4.8, 5]);
  await refreshDueDiscounts(shop.deps, day(61));
  expect(await lowest(productId)).toEqual([6, null]);
});

test('a second offer soon after the first one says what the first one was', async () => {
  const productId = await makeProduct(shop.db, { cents: 1000, stores: [storeId] }, start);
  const period = (percent: number, from: number, to: number) => ({
    ...{ storeId, productId, percent },
    ...{ validFrom: day(from), validTo: day(to) },
  });
  await shop.db.insert(discounts).values([period(30, 100, 105), period(10, 120, 130), period(10, 170, 175)]);
  for (const at of [100, 106, 120]) await refreshDueDiscounts(shop.deps, day(at));
  expect(await lowest(productId)).toEqual([9, 7]);
  for (const at of [131, 170]) await refreshDueDiscounts(shop.deps, day(at));
  expect(await lowest(productId)).toEqual([9, 10]);
});

test('goods that were never sold before have none', async () => {
  const productId = await makeProduct(shop.db, { stores: [storeId], discounts: [{ percent: 50 }] }, start);
  expect(await lowest(productId)).toEqual([1, null]);
});
