import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { schemaOf } from '#server/testing/empty-database.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder } from '#server/testing/order-shop.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { createEmptyDatabase, openTestDatabase } from '#server/testing/test-database.ts';
import { migrationsFolder } from './baseline.ts';
import { type Connection, rowsOf } from './connection.ts';
import { connectEmbedded, openLite } from './embedded.ts';
import { migrateUp } from './migrate.ts';
import { connectPostgres } from './postgres.ts';

/** A shop with two orders and an invoice, as the last schema before the baseline kept it (pg_dump, its comments taken out). */
const dump = gunzipSync(readFileSync('src/server/testing/schema-0052.sql.gz')).toString('utf8');

/** A kept database, which `connect` opens as the program does. */
type Kept = {
  query: (text: string) => Promise<void>;
  migrateBy: (folder: string) => Promise<void>;
  connect: () => Promise<Connection>;
};
const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});
const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'panier-baseline-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** The dump restored: on the server of TEST_DATABASE_URL, or in a folder. */
async function restore(): Promise<Kept> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? restoreOnServer(server) : restoreInFolder();
}

async function restoreOnServer(server: string): Promise<Kept> {
  const { url, drop } = await createEmptyDatabase(server);
  cleanups.push(drop);
  const withClient = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await work(client).finally(() => client.end());
  };
  await withClient((client) => client.query(dump));
  return {
    query: (text) => withClient((client) => client.query(text)),
    migrateBy: (folder) => withClient((client) => migrateUp(client, { folder })),
    connect: () => connectPostgres(url),
  };
}

async function restoreInFolder(): Promise<Kept> {
  const dataDir = temporary();
  const withLite = async (work: (lite: Awaited<ReturnType<typeof openLite>>) => Promise<unknown>) => {
    const lite = await openLite({ dataDir });
    await work(lite).finally(() => lite.close());
  };
  await withLite((lite) => lite.exec(dump));
  return {
    query: (text) => withLite((lite) => lite.exec(text)),
    migrateBy: (folder) => withLite((lite) => migrateUp(lite, { folder })),
    connect: () => connectEmbedded({ dataDir }),
  };
}

/** Without brackets: a dump writes those of a condition otherwise. */
async function schemaIn({ db }: Connection): Promise<string[]> {
  const parts = await schemaOf({ query: async (text) => ({ rows: rowsOf(await db.execute(sql.raw(text))) }) });
  return parts.map((part) => part.replace(/[()]/g, '')).sort();
}

test('a database that has had every migration before the baseline goes on: its orders stand, others are placed', async () => {
  const kept = await restore();
  const connection = await kept.connect();
  const fresh = await openTestDatabase();
  expect(await schemaIn(connection)).toEqual(await schemaIn(fresh));
  await fresh.close();
  const [fruit] = rowsOf<object>(await connection.db.execute(sql`select labels from categories where code = 'FRUIT'`));
  expect(fruit).toEqual({ labels: { fr: 'Fruits', en: 'Fruit', vi: 'Trái cây' } });
  const t = await startTestApp({ connection, now: new Date('2026-11-24T10:00:00Z') });
  const { body } = await t.call('POST', '/order/create', guestOrder(1, 1, 2));
  expect(body).toMatchObject({ data: { id: 3, orderItems: [{ productId: 1, quantity: 2 }] } });
  expect(await brokenInvariants(t.db)).toEqual({});
  await t.close();
});

test('a migration after the baseline is applied to it', async () => {
  const kept = await restore();
  const folder = temporary();
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number; tag: string }[] };
  const [first] = journal.entries;
  const entries = [first, { ...first, idx: 1, when: (first?.when ?? 0) + 1, tag: '0001_next' }];
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  writeFileSync(join(folder, '0001_next.sql'), 'create table next_one (next_one int)');
  await kept.migrateBy(folder);
  await kept.query('insert into public.next_one select count(*) from public.orders');
});

test('a database of before is refused, and left as it was', async () => {
  const kept = await restore();
  const last = '(select max(created_at) from drizzle.__drizzle_migrations)';
  await kept.query(`delete from drizzle.__drizzle_migrations where created_at = ${last}`);
  await expect(kept.connect()).rejects.toThrow(/Start the shop once from commit [0-9a-f]{12}/);
  await kept.query(`do $$ begin assert (select count(*) = 52 from drizzle.__drizzle_migrations); end $$`);
});
