import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrationFolder } from '#server/testing/migration-folder.ts';
import { createEmptyDatabase } from '#server/testing/test-database.ts';
import { migrateUp } from './migrate.ts';
import { connectPostgres } from './postgres.ts';

// What others do meanwhile: PostgreSQL alone.
let clients: pg.Client[] = [];
let url = '';
let drop: () => Promise<void>;
const folders: string[] = [];
beforeEach(async () => {
  ({ url, drop } = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? ''));
  await (await open()).query('create table goods (n int)');
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
  await drop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function open(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}
function folderOf(...migrations: string[][]): string {
  const folder = migrationFolder(migrations);
  folders.push(folder);
  return folder;
}
const weight = ['alter table goods add column weight int'];

test('a migration that waits for a lock keeps nobody else waiting, and comes as soon as it can', async () => {
  const [long, shopper, migrator] = [await open(), await open(), await open()];
  await long.query('begin');
  await long.query('select from goods');
  const migration = migrateUp(migrator, { folder: folderOf(weight), lock: 50 });
  // It waits, and a shopper behind it is answered all the same.
  const waits = 'select count(*)::int as count from pg_locks where not granted';
  await expect.poll(async () => (await shopper.query(waits)).rows[0].count).toBe(1);
  await shopper.query('select from goods');
  await expect(shopper.query('select weight from goods')).rejects.toThrow(/weight/);
  await long.query('commit');
  await migration;
  await shopper.query('select weight from goods');
});

test('one that waits in vain says so, and has changed nothing', async () => {
  const [long, migrator] = [await open(), await open()];
  await long.query('begin');
  await long.query('select from goods');
  const failing = migrateUp(migrator, { folder: folderOf(weight), lock: 10, longest: 30 });
  await expect(failing).rejects.toThrow('a migration waits in vain for a lock');
  await long.query('commit');
  await expect(migrator.query('select weight from goods')).rejects.toThrow(/weight/);
});

test('an index is made while rows are written, and while another process waits to migrate', async () => {
  await (await connectPostgres(url, 1)).close();
  const [writer, migrator, holder] = [await open(), await open(), await open()];
  await holder.query('select pg_advisory_lock(7277001)');
  await writer.query('begin');
  await writer.query('insert into goods values (1)');
  // It waits for the lock of whoever migrates, as a process does that starts beside it.
  const second = connectPostgres(url, 1);
  const index = ['drop index concurrently if exists goods_n', 'create index concurrently goods_n on goods (n)'];
  const migration = migrateUp(migrator, { folder: folderOf(index) });
  const making =
    "select count(*)::int as count from pg_stat_activity where query ~ '^\\s*create index' and wait_event_type = 'Lock'";
  await expect.poll(async () => (await holder.query(making)).rows[0].count).toBe(1);
  await (await open()).query('insert into goods values (2)');
  await writer.query('commit');
  await migration;
  await holder.query('select pg_advisory_unlock(7277001)');
  await (await second).close();
  const { rows } = await writer.query("select indisvalid from pg_index where indexrelid = 'goods_n'::regclass");
  expect(rows).toEqual([{ indisvalid: true }]);
});
