import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { connectEmbedded, openLite } from '#server/db/embedded.ts';
import { migrateUp } from '#server/db/migrate.ts';
import { connectPostgres } from '#server/db/postgres.ts';
import { sql } from '#server/db/sql.ts';
import { schemaOf } from './empty-database.ts';
import { createEmptyDatabase } from './test-database.ts';

/** A kept database, which `connect` opens as the program does. */
export type Kept = {
  query: (text: string) => Promise<void>;
  migrateBy: (folder: string) => Promise<void>;
  connect: () => Promise<Connection>;
  /** Takes the database away. */
  remove: () => Promise<void>;
};

/** A dump (`*.sql.gz`, as pg_dump writes it by `insert`) restored: on the server of TEST_DATABASE_URL, or in a folder. */
export async function restoreDump(file: string): Promise<Kept> {
  const dump = gunzipSync(readFileSync(file)).toString('utf8');
  const server = process.env.TEST_DATABASE_URL;
  return server ? restoreOnServer(server, dump) : restoreInFolder(dump);
}

async function restoreOnServer(server: string, dump: string): Promise<Kept> {
  const { url, drop } = await createEmptyDatabase(server);
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
    remove: drop,
  };
}

async function restoreInFolder(dump: string): Promise<Kept> {
  const dataDir = mkdtempSync(join(tmpdir(), 'panier-restored-'));
  const withLite = async (work: (lite: Awaited<ReturnType<typeof openLite>>) => Promise<unknown>) => {
    const lite = await openLite({ dataDir });
    await work(lite).finally(() => lite.close());
  };
  await withLite((lite) => lite.exec(dump));
  return {
    query: (text) => withLite((lite) => lite.exec(text)),
    migrateBy: (folder) => withLite((lite) => migrateUp(lite, { folder })),
    connect: () => connectEmbedded({ dataDir }),
    remove: async () => rmSync(dataDir, { recursive: true }),
  };
}

/** Without brackets: a dump writes those of a condition otherwise; and without what is left of columns that were dropped. */
export async function schemaIn({ db }: Connection): Promise<string[]> {
  const parts = await schemaOf({ query: async (text) => ({ rows: rowsOf(await db.execute(sql.raw(text))) }) });
  return parts
    .filter((part) => !part.includes('pg.dropped'))
    .map((part) => part.replace(/[()]/g, ''))
    .sort();
}
