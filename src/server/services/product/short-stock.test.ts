import { afterAll, beforeAll, expect, test } from 'vitest';
import { lowStockCause } from '#domain/stock/low-stock.ts';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { recentSales } from '#server/db/tables/recent-sales.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { shortStock } from './short-stock.ts';

const now = new Date('2026-11-25T10:00:00Z');
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ now });
});
afterAll(() => t.close());

test('the database finds just what the rule calls low', async () => {
  const storeId = await makeStore(t.db);
  const goods = new Map<number, { availableMilli: number; soldMilli: number }>();
  for (const availableMilli of [0, 1, 2999, 4999, 5000, 29_999, 30_000, 299_000])
    for (const soldMilli of [0, 1, 28_000, 280_000, 2_800_000]) {
      const id = await makeProduct(t.db, { stores: [storeId], quantityMilli: availableMilli }, now);
      if (soldMilli > 0) await t.db.insert(recentSales).values({ storeId, productId: id, soldMilli });
      goods.set(id, { availableMilli, soldMilli });
    }
  for (const floor of [0, 3000, 5000, 100_000]) {
    const found = await t.db.execute(sql.raw(`select k.product_id as id ${shortStock('low', floor)}`));
    const expected = [...goods].filter(([, selling]) => lowStockCause(selling, floor) !== null).map(([id]) => id);
    expect(
      rowsOf<{ id: number }>(found)
        .map(({ id }) => id)
        .sort(),
      `${floor}`,
    ).toEqual(expected.sort());
  }
});
