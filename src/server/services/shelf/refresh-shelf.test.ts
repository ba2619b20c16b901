import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDiscountActive } from '#domain/pricing/discount-active.ts';
import { effectiveDiscount } from '#domain/pricing/effective-discount.ts';
import { finalPrice } from '#domain/pricing/final-price.ts';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { stores } from '#server/db/tables/stores.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { refreshShelf } from './refresh-shelf.ts';

const now = new Date('2026-11-21T10:00:00Z');
const days = (n: number) => new Date(now.getTime() + n * 86_400_000);
let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

type Row = {
  product_id: number;
  base_cents: number;
  final_cents: number;
  wholesale_final_cents: number;
  percent: number | null;
};
const shelfOf = async (storeId: number) =>
  rowsOf<Row>(await connection.db.execute(sql`select * from shelf where store_id = ${storeId} order by product_id`));
const historyOf = async (productId: number) =>
  rowsOf<{ price_type: string; base_cents: number; final_cents: number }>(
    await connection.db.execute(
      sql`select price_type, base_cents, final_cents from price_history where product_id = ${productId} order by id`,
    ),
  );

test('prices on the shelf are those of the domain, to the cent', async () => {
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
  for (const own of [null, { percent: 15, isActive: true, validFrom: days(-1), validTo: null }]) {
    const storeId = await makeStore(db, {
      discountPercent: own?.percent ?? null,
      discountIsActive: own !== null,
      discountFrom: own?.validFrom ?? null,
    });
    const list = fc.sample(product, 400).map((p) => ({ ...p, stores: [storeId] }));
    await makeProducts(db, list, now);
    const shelf = await shelfOf(storeId);
    expect(shelf).toHaveLength(list.length);
    for (const [i, row] of shelf.entries()) {
      const p = list[i];
      if (!p) throw new Error('no product');
      const active = p.discounts.filter((d) => isDiscountActive(d, now)).map((d) => d.percent);
      const percent = effectiveDiscount(active.length ? Math.max(...active) : null, own?.percent ?? null);
      const wholesale = p.wholesaleCents ?? p.cents;
      expect([row.percent, row.base_cents, row.final_cents, row.wholesale_final_cents]).toEqual([
        percent,
        p.cents,
        finalPrice(p.cents, percent),
        finalPrice(wholesale, percent),
      ]);
    }
  }
});

test('what is hidden, loses its price or is deleted leaves the shelf; what comes back returns', async () => {
  const { db } = connection;
  const storeId = await makeStore(db);
  const [a = 0, b = 0, c = 0] = await makeProducts(
    db,
    [{ stores: [storeId] }, { stores: [storeId] }, { stores: [storeId] }],
    now,
  );
  const ids = async () => (await shelfOf(storeId)).map((row) => row.product_id);
  expect(await ids()).toEqual([a, b, c]);
  await db.update(products).set({ visible: false }).where(sql`id = ${a}`);
  await db.delete(prices).where(sql`product_id = ${b} and price_type = 'retail'`);
  expect(await refreshShelf(db, now, { productIds: [a, b] })).toBe(2);
  expect(await ids()).toEqual([c]);
  await db.update(products).set({ visible: true }).where(sql`id = ${a}`);
  expect(await refreshShelf(db, now, { storeIds: [storeId] })).toBe(1);
  expect(await ids()).toEqual([a, c]);
  expect(await refreshShelf(db, now)).toBe(0);
});

test('a scope leaves other products and stores alone', async () => {
  const { db } = connection;
  const [one, two] = [await makeStore(db), await makeStore(db)];
  const id = await makeProduct(db, { stores: [one, two], cents: 500 }, now);
  await db.update(prices).set({ cents: 700 }).where(sql`product_id = ${id}`);
  await refreshShelf(db, now, { productIds: [id], storeIds: [two] });
  expect((await shelfOf(one)).map((row) => row.final_cents)).toEqual([500]);
  expect((await shelfOf(two)).map((row) => row.final_cents)).toEqual([700]);
});

test('every price that shoppers see is noted once', async () => {
  const { db } = connection;
  const storeId = await makeStore(db);
  const id = await makeProduct(db, { stores: [storeId], cents: 1000, wholesaleCents: 800 }, now);
  await refreshShelf(db, now, { productIds: [id] });
  await db.insert(discounts).values({ storeId, productId: id, percent: 10, validTo: days(1) });
  await refreshShelf(db, now, { productIds: [id] });
  await db.update(products).set({ supplier: 'Autre' }).where(sql`id = ${id}`);
  await refreshShelf(db, now, { productIds: [id] });
  await refreshShelf(db, days(2), { productIds: [id] });
  await db.update(prices).set({ cents: 790 }).where(sql`product_id = ${id} and price_type = 'wholesale'`);
  await refreshShelf(db, days(2), { productIds: [id] });
  const history = await historyOf(id);
  const of = (type: string) => history.filter((h) => h.price_type === type).map((h) => h.final_cents);
  expect(of('retail')).toEqual([1000, 900, 1000]);
  expect(of('wholesale')).toEqual([800, 720, 800, 790]);
});

test('the larger of the two discounts counts, and its end is told', async () => {
  const { db } = connection;
  const storeId = await makeStore(db, { discountPercent: 20, discountIsActive: true, discountTo: days(3) });
  await makeProducts(
    db,
    [{ discounts: [{ percent: 30, validTo: days(1) }] }, { discounts: [{ percent: 20, validTo: null }] }, {}].map(
      (p) => ({
        ...p,
        stores: [storeId],
      }),
    ),
    now,
  );
  const ends = rowsOf<{ percent: number; ends: string | null }>(
    await db.execute(
      sql`select percent, to_char(discount_ends_at at time zone 'UTC', 'YYYY-MM-DD') as ends from shelf where store_id = ${storeId} order by product_id`,
    ),
  );
  expect(ends).toEqual([
    { percent: 30, ends: '2026-11-22' },
    { percent: 20, ends: null },
    { percent: 20, ends: '2026-11-24' },
  ]);
  await db.update(stores).set({ discountIsActive: false }).where(sql`id = ${storeId}`);
  await refreshShelf(db, now, { storeIds: [storeId] });
  expect((await shelfOf(storeId)).map((row) => row.percent)).toEqual([30, 20, null]);
});
