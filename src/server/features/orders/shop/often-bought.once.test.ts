import { expect, test } from 'vitest';
import { readOftenBought } from '#contract/catalogue/shop-strips.ts';
import { createOrder } from '#contract/orders/orders.ts';
import { rowsOf } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { home, person } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { oftenBoughtStatement } from './often-bought.ts';

const start = new Date('2026-11-21T10:00:00Z');
const t = await startSharedApp({ now: start });

/** Orders products in a store a minute after the order before, and sets the status it has by now; answers its id. */
async function order(token: string, storeId: number, products: readonly number[], status?: 'cancelled' | 'rejected') {
  t.wait(60);
  const order_items = products.map((product_id) => ({ product_id, quantity: 2 }));
  const goods = { store_id: storeId, type: 'pickup' as const, status: 'submitted' as const, order_items };
  const { id } = await t.apiAs(token)(createOrder, { ...goods, ...person, ...home });
  if (status) await t.db.update(orders).set({ status }).where(eq(orders.id, id));
  return id;
}
const read = async (token: string, storeId: number) => t.apiAs(token)(readOftenBought, { storeId });
const namesOf = async (token: string, storeId: number) => (await read(token, storeId)).items.map(({ name }) => name);

test('by the number of own orders, then the last bought; none cancelled, rejected, drafted or sold out', async () => {
  const storeId = await makeStore(t.db);
  const names = ['bread', 'milk', 'rice', 'tea', 'wanted once', 'refused', 'in a draft', 'of another'];
  const ids = await makeProducts(
    t.db,
    names.map((name) => ({ name, stores: [storeId] })),
    start,
  );
  const [bread = 0, milk = 0, rice = 0, tea = 0, once = 0, refused = 0, draft = 0, foreign = 0] = ids;
  const { token } = await makeSignedIn(t);
  const { token: other } = await makeSignedIn(t);
  expect(await read(token, storeId)).toEqual({ items: [], lastOrder: null });

  await order(token, storeId, [milk, rice]);
  await order(token, storeId, [milk, bread]);
  await order(token, storeId, [tea]);
  for (let i = 0; i < 3; i++) await order(token, storeId, [once], 'cancelled');
  await order(token, storeId, [refused], 'rejected');
  for (let i = 0; i < 3; i++) await order(other, storeId, [foreign]);
  const items = [{ product_id: draft, quantity: 1 }];
  await t.apiAs(token)(createOrder, { store_id: storeId, order_items: items });
  expect(await namesOf(token, storeId)).toEqual(['milk', 'tea', 'bread', 'rice']);
  expect(await namesOf(other, storeId)).toEqual(['of another']);

  await changeProduct(t, milk, { stores: [{ storeId, quantityInStock: 0 }] });
  expect(await namesOf(token, storeId)).toEqual(['tea', 'bread', 'rice']);
});

test('of the goods of the store asked for, wherever they were bought, 12 at most, at its prices', async () => {
  const [here, there] = [await makeStore(t.db), await makeStore(t.db)];
  const both = Array.from({ length: 14 }, (_, i) => ({
    name: `good ${i}`,
    stores: [
      { storeId: here, cents: 200 },
      { storeId: there, cents: 300 },
    ],
  }));
  const ids = await makeProducts(t.db, [...both, { name: 'only there', stores: [there] }], start);
  const { token } = await makeSignedIn(t);
  await order(token, there, ids);
  expect(await namesOf(token, there)).toHaveLength(12);
  const { items } = await read(token, here);
  expect(items).toHaveLength(12);
  expect(new Set(items.map(({ price }) => price))).toEqual(new Set([2]));
  for (let i = 0; i < 2; i++) await order(token, there, ids.slice(-1));
  expect((await namesOf(token, there))[0]).toBe('only there');
  expect(await namesOf(token, here)).not.toContain('only there');
});

test('the last order is the newest that still counts, of whichever store', async () => {
  const [here, there] = [await makeStore(t.db), await makeStore(t.db)];
  const [good = 0] = await makeProducts(t.db, [{ stores: [here, there] }], start);
  const { token } = await makeSignedIn(t);
  await order(token, here, [good]);
  const last = await order(token, there, [good]);
  await order(token, here, [good], 'cancelled');
  const { lastOrder } = await read(token, here);
  expect(lastOrder).toMatchObject({ id: last, storeId: there, totalIncludeGst: 4 });
  expect(lastOrder?.orderItems).toMatchObject([{ productId: good, quantity: 2 }]);
});

test('nobody but a customer may ask, and only of a displayed store', async () => {
  const { token } = await makeSignedIn(t);
  const hidden = await makeStore(t.db, { displayable: false });
  const shown = await makeStore(t.db);
  expect((await t.call('GET', `/store/${shown}/often-bought`)).status).toBe(401);
  for (const id of [hidden, 999_999]) await expect(read(token, id)).rejects.toMatchObject({ status: 404 });
});

test('among many orders those of the customer are found by an index', async () => {
  const [{ customer }, storeId] = [await makeSignedIn(t), await makeStore(t.db)];
  await t.db.execute(sql`insert into orders (store_id, customer_email, status, order_number, submitted_at)
    select ${storeId}, 'guest@panier.example', 'submitted', 'many-' || n, now() from generate_series(1, 20000) n`);
  await t.db.execute(sql`analyze orders`);
  const text = oftenBoughtStatement.text.replaceAll('$1', `${storeId}`).replaceAll('$2', `${customer.id}`);
  const plan = JSON.stringify(rowsOf(await t.db.execute(sql.raw(`explain ${text}`))));
  expect(plan).toContain('orders_customer');
  expect(plan).not.toContain('Seq Scan on orders');
});

test('as many as are asked for, 48 at most', async () => {
  const storeId = await makeStore(t.db);
  const all = await makeProducts(
    t.db,
    Array.from({ length: 14 }, (_, i) => ({ name: `P${i}`, stores: [storeId] })),
    start,
  );
  const { token } = await makeSignedIn(t);
  await order(token, storeId, all);
  const count = async (per_page?: number) =>
    (await t.apiAs(token)(readOftenBought, { storeId, ...(per_page && { per_page }) })).items.length;
  expect([await count(), await count(3), await count(48)]).toEqual([12, 3, 14]);
  await expect(count(49)).rejects.toMatchObject({ code: 'invalid' });
});
