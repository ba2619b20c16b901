import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { openLite } from '#server/db/embedded.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { createEmptyDatabase } from './test-database.ts';

type Journal = { entries: { tag: string }[] };
type Rows = Record<string, unknown>[];
/** A database as it was before a migration. */
export type OldDatabase = {
  query: (text: string) => Promise<Rows>;
  /** Brings it up to date. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
};

/** An empty database at the schema before the migration of that name (`postal_codes`), on the server of TEST_DATABASE_URL or in memory. */
export async function openBefore(name: string): Promise<OldDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const opened = server ? await onServer(server) : await inMemory();
  const folder = folderBefore(name);
  await opened.migrateBy(folder);
  rmSync(folder, { recursive: true });
  return { ...opened, migrate: () => opened.migrateBy(migrationsFolder) };
}

/** A copy of the migrations up to that one. */
function folderBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'panier-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true, filter: (file) => !file.endsWith('_snapshot.json') });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const at = journal.entries.findIndex((entry) => entry.tag.slice(5) === name);
  if (at === -1) throw new Error(`There is no migration ${name}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

async function inMemory() {
  const lite = await openLite({});
  return {
    query: async (text: string) => (await lite.query<Rows[number]>(text)).rows,
    migrateBy: (migrationsFolder: string) => migrateLite(drizzleLite(lite), { migrationsFolder }),
    close: () => lite.close(),
  };
}

async function onServer(server: string) {
  const { url, drop } = await createEmptyDatabase(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: async (text: string): Promise<Rows> => (await client.query(text)).rows,
    migrateBy: (migrationsFolder: string) => migratePostgres(drizzlePostgres(client), { migrationsFolder }),
    close: async () => {
      await client.end();
      await drop();
    },
  };
}
