import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDiscountActive } from '#domain/pricing/discount.ts';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { openSharedDatabase } from '#server/testing/shared-app.ts';
import { refreshShelf } from './refresh-shelf.ts';

const now = new Date('2026-11-21T10:00:00Z');
const days = (n: number) => new Date(now.getTime() + n * 86_400_000);
const connection = await openSharedDatabase();

type Row = {
  product_id: number;
  base_cents: number;
  wholesale_base_cents: number;
  percent: number | null;
};
const shelfOf = async (storeId: number) =>
  rowsOf<Row>(await connection.db.execute(sql`select * from shelf where store_id = ${storeId} order by product_id`));
const historyOf = async (productId: number) =>
  rowsOf<{ base_cents: number; wholesale_base_cents: number; percent: number | null }>(
    await connection.db.execute(
      sql`select base_cents, wholesale_base_cents, percent from price_history where product_id = ${productId} order by since`,
    ),
  );

test('the shelf holds what a product costs and the largest of its own discounts that hold', async () => {
  const { db } = connection;
  const instant = fc.option(fc.integer({ min: -3, max: 3 }).map(days), { nil: null });
  const discount = fc.record({
    percent: fc.integer({ min: 1, max: 99 }),
    isActive: fc.boolean(),
    validFrom: instant,
    validTo: instant,
  });
  const product = fc.record({
    cents: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 20_000_000 })),
    wholesaleCents: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: null }),
    discounts: fc.array(discount, { maxLength: 3 }),
  });
  const storeId = await makeStore(db);
  const list = fc.sample(product, 400).map((p) => ({ ...p, stores: [storeId] }));
  await makeProducts(db, list, now);
  const shelf = await shelfOf(storeId);
  expect(shelf).toHaveLength(list.length);
  for (const [i, row] of shelf.entries()) {
    const p = list[i];
    if (!p) throw new Error('no product');
    const active = p.discounts.filter((d) => isDiscountActive(d, now)).map((d) => d.percent);
    const expected = [p.cents, p.wholesaleCents ?? p.cents, active.length ? Math.max(...active) : null];
    expect([row.base_cents, row.wholesale_base_cents, row.percent]).toEqual(expected);
  }
});

test('what is hidden, loses its price or is deleted leaves the shelf; what comes back returns', async () => {
  const { db } = connection;
  const storeId = await makeStore(db);
  const made = [{ stores: [storeId] }, { stores: [storeId] }, { stores: [storeId] }];
  const [a = 0, b = 0, c = 0] = await makeProducts(db, made, now);
  const ids = async () => (await shelfOf(storeId)).map((row) => row.product_id);
  expect(await ids()).toEqual([a, b, c]);
  await db.update(products).set({ visible: false }).where(sql`id = ${a}`);
  await db.delete(prices).where(sql`product_id = ${b} and price_type = 'retail'`);
  expect(await refreshShelf(db, now, { productIds: [a, b] })).toEqual({ rows: 2, storeIds: [storeId] });
  expect(await ids()).toEqual([c]);
  await db.update(products).set({ visible: true }).where(sql`id = ${a}`);
  expect(await refreshShelf(db, now, { storeIds: [storeId] })).toEqual({ rows: 1, storeIds: [storeId] });
  expect(await ids()).toEqual([a, c]);
  expect(await refreshShelf(db, now)).toEqual({ rows: 0, storeIds: [] });
});

test('a scope leaves other products and stores alone', async () => {
  const { db } = connection;
  const [one, two] = [await makeStore(db), await makeStore(db)];
  const id = await makeProduct(db, { stores: [one, two], cents: 500 }, now);
  await db.update(prices).set({ cents: 700 }).where(sql`product_id = ${id}`);
  await refreshShelf(db, now, { productIds: [id], storeIds: [two] });
  expect((await shelfOf(one)).map((row) => row.base_cents)).toEqual([500]);
  expect((await shelfOf(two)).map((row) => row.base_cents)).toEqual([700]);
});

test('every price that shoppers see is noted once', async () => {
  const { db } = connection;
  const storeId = await makeStore(db);
  const id = await makeProduct(db, { stores: [storeId], cents: 1000, wholesaleCents: 800 }, now);
  await refreshShelf(db, now, { productIds: [id] });
  await db.insert(discounts).values({ storeId, productId: id, percent: 10, validTo: days(2) });
  await refreshShelf(db, days(1), { productIds: [id] });
  await db.update(products).set({ supplier: 'Autre' }).where(sql`id = ${id}`);
  await refreshShelf(db, days(1), { productIds: [id] });
  await refreshShelf(db, days(3), { productIds: [id] });
  await db.update(prices).set({ cents: 790 }).where(sql`product_id = ${id} and price_type = 'wholesale'`);
  await refreshShelf(db, days(4), { productIds: [id] });
  expect((await historyOf(id)).map((row) => Object.values(row))).toEqual([
    [1000, 800, null],
    [1000, 800, 10],
    [1000, 800, null],
    [1000, 790, null],
  ]);
});

const changesOf = async (work: () => Promise<unknown>) => {
  await connection.db.execute(sql`delete from catalogue_changes`);
  await work();
  const rows = await connection.db.execute(
    sql`select store_id, product_id from catalogue_changes order by store_id, product_id`,
  );
  return rowsOf<object>(rows).map((row) => Object.values(row));
};

test('what changed is logged by store and product, and a shelf of which much changed as a whole', async () => {
  const { db } = connection;
  const [one, two] = [await makeStore(db), await makeStore(db)];
  const few = await makeProducts(db, [{ stores: [one, two] }, { stores: [one] }], now);
  const [a = 0, b = 0] = few;
  expect(
    await changesOf(async () => {
      await db.update(prices).set({ cents: 700 }).where(sql`product_id = ${a} and store_id = ${two}`);
      await refreshShelf(db, now, { productIds: few });
    }),
  ).toEqual([[two, a]]);
  expect(
    await changesOf(async () => {
      await db
        .update(products)
        .set({ visible: false })
        .where(sql`id = any(${sql.param(`{${few}}`)}::int[])`);
      await refreshShelf(db, now, { productIds: few });
    }),
  ).toEqual([
    [one, a],
    [one, b],
    [two, a],
  ]);
  const many = Array.from({ length: 600 }, () => ({ stores: [one] }));
  expect(await changesOf(() => makeProducts(db, many, now))).toEqual([[one, null]]);
});

test('what comes onto a shelf has a stock', async () => {
  const { db } = connection;
  const storeId = await makeStore(db);
  const id = await makeProduct(db, { stores: [] }, now);
  await db.insert(prices).values({ storeId, productId: id, priceType: 'retail', cents: 100 });
  await refreshShelf(db, now, { productIds: [id] });
  expect(await db.$count(stock, sql`store_id = ${storeId} and product_id = ${id} and on_hand_milli = 0`)).toBe(1);
});

test('shelves of more than 5,000 rows are written in parts, each product in each store once', async () => {
  const { db } = connection;
  await db.execute(sql`delete from stores`);
  const storeIds = [await makeStore(db), await makeStore(db)];
  // At both ends of a part, whether it is of all products or of many that are named.
  await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), 4998)`);
  const ids = await makeProducts(db, [{}, {}, {}, {}], now);
  expect(ids).toEqual([4999, 5000, 5001, 5002]);
  for (const storeId of storeIds) expect((await shelfOf(storeId)).map((row) => row.product_id)).toEqual(ids);
  const named = Array.from({ length: 5002 }, (_, i) => i + 1);
  for (const [cents, scope] of [
    [998, {}],
    [999, { productIds: named }],
  ] as const) {
    await db.update(prices).set({ cents }).where(sql`price_type = 'retail'`);
    expect(await refreshShelf(db, now, scope)).toEqual({ rows: 8, storeIds });
    for (const storeId of storeIds)
      expect((await shelfOf(storeId)).map((row) => [row.product_id, row.base_cents])).toEqual(
        ids.map((id) => [id, cents]),
      );
  }
});
