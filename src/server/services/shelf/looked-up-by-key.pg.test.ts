import { expect, test } from 'vitest';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { refreshShelf } from './refresh-shelf.ts';

/** How many rows of these tables this transaction has read by going through the whole table. */
async function scanned(tx: Db): Promise<Record<string, number>> {
  const rows = rowsOf<{ name: string; count: number }>(
    await tx.execute(sql`
      select relname as name, seq_tup_read::int as count from pg_stat_xact_user_tables
      where relname in ('prices', 'discounts', 'shelf', 'price_history') order by relname`),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

// How PostgreSQL plans; the embedded database keeps no such figures.
test('prices, shelves and history of the part that changed are looked up by key', async () => {
  const connection = await openTestDatabase();
  const { db } = connection;
  const now = new Date();
  for (let i = 0; i < 5; i++) await makeStore(db);
  const ids = await makeProducts(
    db,
    Array.from({ length: 4000 }, () => ({ cents: 1000, wholesaleCents: 900 })),
    now,
  );
  await db.execute(sql`
    insert into discounts (store_id, product_id, percent, is_active) select store_id, product_id, 5, false from shelf`);
  await connection.vacuum();
  const productIds = ids.slice(2000, 2100);
  const read = await db.transaction(async (tx) => {
    await tx.execute(sql`update prices set cents = cents + 1 where product_id between ${productIds[0]} and ${productIds[99]}
      and store_id between 1 and 5 and price_type = 'retail'`);
    await tx.execute(sql`insert into discounts (store_id, product_id, percent)
      select 1, id, 10 from products where id between ${productIds[0]} and ${productIds[99]}`);
    const before = await scanned(tx);
    await refreshShelf(tx, now, { productIds });
    const after = await scanned(tx);
    return Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]));
  });
  expect(read).toEqual({ prices: 0, discounts: 0, price_history: 0, shelf: 0 });
  await connection.close();
});
