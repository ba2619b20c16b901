import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { guestOrder, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const start = new Date('2026-11-21T10:00:00Z');
const day = 86_400_000;
const daysAgo = (days: number) => new Date(start.getTime() - days * day);
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const shop = await startSharedApp({ now: start });

async function read(storeId: number, strip: 'new-arrival' | 'best-seller'): Promise<string[]> {
  const { status, body } = await shop.call('GET', `/store/${storeId}/${strip}-list?lng=fr`);
  expect(status).toBe(200);
  return body.data.map((item: { name: string }) => item.name);
}

test('new arrivals: of this store, the newest first, not older than 60 days, none sold out, 12 at most', async () => {
  const [storeId, other] = [await makeStore(shop.db), await makeStore(shop.db)];
  const at = (name: string, days: number, more = {}) => {
    return { name, createdAt: daysAgo(days), stores: [storeId], ...more };
  };
  const goods = [
    at('week', 7),
    at('today', 0),
    at('month', 30),
    at('old', 61),
    at('edge', 59.9),
    at('hidden', 1, { visible: false }),
    at('elsewhere', 1, { stores: [other] }),
    at('sold out', 2, { quantityMilli: 0 }),
    at('made here', 3, { quantityMilli: 0, inventory: false }),
  ];
  await makeProducts(shop.db, goods, start);
  expect(await read(storeId, 'new-arrival')).toEqual(['today', 'made here', 'week', 'month', 'edge']);
  expect(await read(other, 'new-arrival')).toEqual(['elsewhere']);

  const many = await makeStore(shop.db);
  const ten = Array.from({ length: 20 }, (_, i) => ({ name: `n${i}`, createdAt: daysAgo(i), stores: [many] }));
  await makeProducts(shop.db, ten, start);
  expect(await read(many, 'new-arrival')).toEqual(ten.slice(0, 12).map(({ name }) => name));
});

test('best sellers: by the number of orders of the last 28 days in this store, whatever the quantity', async () => {
  const [storeId, other] = [await makeStore(shop.db), await makeStore(shop.db)];
  const made = ['bread', 'milk', 'rice', 'unsold'].map((name) => ({ name, stores: [storeId, other] }));
  const [bread = 0, milk = 0, rice = 0, unsold = 0] = await makeProducts(shop.db, made, start);
  const order = async (store: number, product: number, quantity = 1) =>
    (await placeOrder(shop, guestOrder(store, product, quantity))).id;
  expect(await read(storeId, 'best-seller')).toEqual([]);
  await order(storeId, rice, 30);
  for (let i = 0; i < 2; i++) await order(storeId, milk);
  for (let i = 0; i < 3; i++) await order(other, bread);
  const old = await order(storeId, bread);
  const cancelled = await order(storeId, unsold);
  await shop.db
    .update(orders)
    .set({ submittedAt: daysAgo(29) })
    .where(eq(orders.id, old));
  await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, cancelled));

  // The ranking is kept for ten minutes, a sold-out product goes sooner.
  shop.setNow(minutesLater(9));
  expect(await read(storeId, 'best-seller')).toEqual([]);
  shop.setNow(minutesLater(11));
  expect(await read(storeId, 'best-seller')).toEqual(['milk', 'rice']);
  expect(await read(other, 'best-seller')).toEqual(['bread']);
  await changeProduct(shop, milk, { stores: [{ storeId, quantityInStock: 0 }] });
  shop.setNow(minutesLater(12));
  expect(await read(storeId, 'best-seller')).toEqual(['rice']);
  shop.setNow(start);
});

test('a strip whose toggle is off is not there, nor is that of an unknown store', async () => {
  const storeId = await makeStore(shop.db);
  await makeProduct(shop.db, { stores: [storeId] }, start);
  const hidden = await makeStore(shop.db, { displayable: false });
  const { isOn } = shop.deps.flags;
  for (const [strip, flag] of [
    ['new-arrival', 'products.newArrivals'],
    ['best-seller', 'products.bestSellers'],
    ['featured-product', 'products.featured'],
  ] as const) {
    for (const id of [hidden, 999_999])
      expect((await shop.call('GET', `/store/${id}/${strip}-list`)).status, strip).toBe(404);
    shop.deps.flags.isOn = (path) => path !== flag && isOn(path);
    expect((await shop.call('GET', `/store/${storeId}/${strip}-list`)).status, strip).toBe(404);
    shop.deps.flags.isOn = isOn;
    expect((await shop.call('GET', `/store/${storeId}/${strip}-list`)).status, strip).toBe(200);
  }
});
