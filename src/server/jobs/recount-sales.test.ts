import { expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { recentSales } from '#server/db/tables/recent-sales.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { recountSales } from './recount-sales.ts';

const t = await startSharedApp();
const { storeId, apples } = await makeOrderShop(t);
const other = await makeStore(t.db);

const countedAt = async () =>
  rowsOf<{ id: number; at: number }>(
    await t.db.execute(
      sql`select store_id as id, extract(epoch from counted_at)::float8 as at from popularity order by store_id`,
    ),
  );

test('every store is counted, one after the other, and again when an hour has passed', async () => {
  const heard: (readonly number[] | null)[] = [];
  t.deps.changes.on('catalogue', (storeIds) => void heard.push(storeIds));
  const now = t.deps.clock();
  await recountSales(t.deps, now);
  const first = await countedAt();
  expect(first.map(({ id }) => id)).toEqual([storeId, other]);
  expect(heard).toEqual([[storeId], [other]]);
  await recountSales(t.deps, new Date(now.getTime() + 3_000_000));
  expect(await countedAt()).toEqual(first);
  await recountSales(t.deps, new Date(now.getTime() + 3_700_000));
  expect((await countedAt()).map(({ at }) => Math.round(at - (first[0]?.at ?? 0)))).toEqual([3700, 3700]);
});

test('after an upgrade what was sold is counted at once, not in an hour', async () => {
  await placeOrder(t, guestOrder(storeId, apples, 3));
  const now = new Date(t.deps.clock().getTime() + 2 * 3_700_000);
  await recountSales(t.deps, now);
  const counted = await t.db.select().from(recentSales);
  expect(counted).toMatchObject([{ productId: apples, storeId, soldMilli: 3000 }]);
  await t.db.delete(recentSales);
  await recountSales(t.deps, new Date(now.getTime() + 1000));
  expect(await t.db.select().from(recentSales)).toEqual(counted);
});
