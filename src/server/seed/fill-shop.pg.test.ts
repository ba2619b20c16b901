import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { rowsOf } from '#server/db/connection.ts';
import { connectPostgres } from '#server/db/postgres.ts';
import { sql } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';
import type { seedDemo } from './demo/seed-demo.ts';
import { fillShop } from './fill-shop.ts';

// Two processes of one shop, so PostgreSQL alone. A small seed shows it as well as the demo's.
test('of two processes that start at once on an empty database one seeds, and the other waits for it', async () => {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  await emptyDatabase(url);
  let seeded = 0;
  const seed: typeof seedDemo = async (tx) => {
    seeded++;
    await makeStore(tx, { name: 'Premier' });
    // As long as the demo's takes to a computer: the other is at the same place long before the end.
    await tx.execute(sql`select pg_sleep(0.5)`);
  };
  const start = async () => {
    const connection = await connectPostgres(url, 2);
    const config = { ...readConfig({ SEED: 'demo' }), dataDir: '' };
    await fillShop(connection, config, new Date(), () => undefined, seed);
    return connection;
  };
  const shops = await Promise.all([start(), start()]);
  expect(seeded).toBe(1);
  for (const { db } of shops) expect(await db.$count(stores)).toBe(1);
  await Promise.all(shops.map((shop) => shop.close()));
  await drop();
});

/** Back to before the first migration. */
async function emptyDatabase(url: string): Promise<void> {
  const { db, close } = await connectPostgres(url, 1);
  const found = await db.execute(sql`select nspname from pg_namespace where nspname in ('public', 'drizzle')`);
  for (const { nspname } of rowsOf<{ nspname: string }>(found))
    await db.execute(sql`drop schema ${sql.identifier(nspname)} cascade`);
  await db.execute(sql`create schema public`);
  await close();
}
