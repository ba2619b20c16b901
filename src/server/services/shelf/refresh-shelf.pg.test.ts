import { expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { refreshShelf } from './refresh-shelf.ts';

// Several connections, so PostgreSQL alone.
test('two writes to one product at once both reach the shelf', async () => {
  const connection = await openTestDatabase();
  const { db } = connection;
  const now = new Date();
  const storeId = await makeStore(db);
  const productId = await makeProduct(db, { cents: 1000 });
  let firstHasWritten = () => {};
  const written = new Promise<void>((resolve) => {
    firstHasWritten = resolve;
  });
  const first = db.transaction(async (tx) => {
    await tx.update(prices).set({ cents: 2000 }).where(sql`product_id = ${productId}`);
    await refreshShelf(tx, now, { productIds: [productId] });
    firstHasWritten();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await written;
  const second = db.transaction(async (tx) => {
    await tx.insert(discounts).values({ storeId, productId, percent: 10 });
    await refreshShelf(tx, now, { productIds: [productId] });
  });
  await Promise.all([first, second]);
  const shelf = rowsOf(await db.execute(sql`select base_cents, percent from shelf`));
  expect(shelf).toEqual([{ base_cents: 2000, percent: 10 }]);
  await connection.close();
});
