import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrationFolder } from '#server/testing/migration-folder.ts';
import { createEmptyDatabase } from '#server/testing/test-database.ts';
import { openLite } from './embedded.ts';
import { type Migrated, migrateUp, whereEmpty } from './migrate.ts';

const { TEST_DATABASE_URL: server } = process.env;
let database: Migrated;
let close: () => Promise<void>;
const folders: string[] = [];
beforeAll(async () => {
  if (server) {
    const { url, drop } = await createEmptyDatabase(server);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    database = client;
    close = () => client.end().then(drop);
  } else {
    const lite = await openLite({});
    database = lite;
    close = () => lite.close();
  }
});
afterAll(() => close());
beforeEach(async () => {
  await database.query('drop schema if exists drizzle cascade');
  await database.query('drop table if exists goods');
  await database.query('create table goods (n int, made_by bigint)');
  await database.query('insert into goods (n) select generate_series(1, 25)');
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const ask = async (text: string) => Object.values((await database.query(text)).rows[0] as object)[0];
const count = (what: string) => ask(`select count(*)::int from ${what}`);
async function migrate(...migrations: string[][]): Promise<void> {
  const folder = migrationFolder(migrations);
  folders.push(folder);
  await migrateUp(database, { folder, rest: 0 });
}

test('each migration is a transaction: of one that fails nothing stays, those before it are not run again', async () => {
  const first = ['alter table goods add column weight int', 'update goods set weight = 1'];
  await expect(migrate(first, ['update goods set weight = 2', 'select 1 / 0'])).rejects.toThrow();
  expect(await count('goods where weight = 1')).toBe(25);
  await migrate(first, ['update goods set n = n + 100']);
  await migrate(first, ['update goods set n = n + 100']);
  expect([await ask('select max(n) from goods'), await count('drizzle.__drizzle_migrations')]).toEqual([125, 2]);
});

test('rows are filled a batch a transaction until none is left', async () => {
  const fill = `-- in batches
    update goods set made_by = txid_current() where n in (select n from goods where made_by is null order by n limit 10)`;
  await migrate([fill]);
  expect(await count('goods where made_by is null')).toBe(0);
  const batches =
    "select string_agg(size::text, ',' order by first) from (select count(*) as size, min(n) as first from goods group by made_by) as g";
  expect(await ask(batches)).toBe('10,10,5');
});

test('an index that was left half-made is made anew, and its migration counts once it is whole', async () => {
  const index = ['drop index concurrently if exists goods_n', 'create unique index concurrently goods_n on goods (n)'];
  await database.query('insert into goods (n) values (25)');
  await expect(migrate(index)).rejects.toThrow(/unique/);
  expect(await count('drizzle.__drizzle_migrations')).toBe(0);
  await database.query('delete from goods where n = 25');
  await migrate(index);
  expect(await count("pg_index where indexrelid = 'goods_n'::regclass and indisvalid")).toBe(1);
  expect(await count('drizzle.__drizzle_migrations')).toBe(1);
});

test('in a database of nobody else, where all is one transaction, an index is made as any other', async () => {
  await database.query('begin');
  for (const text of ['DROP INDEX CONCURRENTLY IF EXISTS goods_n', 'CREATE INDEX CONCURRENTLY goods_n ON goods (n)'])
    await database.query(whereEmpty(text));
  await database.query('commit');
  expect(await count("pg_index where indexrelid = 'goods_n'::regclass and indisvalid")).toBe(1);
});
