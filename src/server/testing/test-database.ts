import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '#server/db/connection.ts';
import { connectPostgres } from '#server/db/postgres.ts';
import { openEmbeddedForTest } from './embedded-for-test.ts';
import { emptyTables, shapeOf } from './empty-database.ts';
import { schemaVersion } from './schema-version.ts';

/** An empty, migrated database of the test's own: on the server of TEST_DATABASE_URL, else in memory. */
export async function openTestDatabase(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(server) : openEmbeddedForTest();
}

/** A fresh database on the server, dropped at close; `url` names it for other processes. */
export async function createServerDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `panier_test_${schemaVersion}`;
  const name = ownName();
  await asAdmin(server, async (admin) => {
    // One process makes the template; the lock goes with the connection.
    await admin.query('select pg_advisory_lock(7277002)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      // A run that was stopped half-way may have left its own.
      await admin.query(`drop database if exists "${template}_new" with (force)`);
      await admin.query(`create database "${template}_new"`);
      await (await connectPostgres(at(server, `${template}_new`), 1)).close();
      await admin.query(`alter database "${template}_new" rename to "${template}"`);
    }
    await admin.query(`create database "${name}" template "${template}"`);
    // The server itself is not killed under these tests: they need not wait for its disk (those of power cuts have their own).
    await admin.query(`alter database "${name}" set synchronous_commit = off`);
  });
  return madeDatabase(server, name);
}

/** One without any table, for the tests of migrations. */
export async function createEmptyDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = ownName();
  await asAdmin(server, (admin) => admin.query(`create database "${name}"`));
  return madeDatabase(server, name);
}

// The run's own are dropped when it ends (scripts/test/drop-databases.ts).
const ownName = () => `panier_test_${process.env.TEST_RUN ?? 'alone'}_${process.pid}_${randomBytes(4).toString('hex')}`;

function madeDatabase(server: string, name: string): { url: string; drop: () => Promise<void> } {
  const drop = () => asAdmin(server, (admin) => admin.query(`drop database if exists "${name}" with (force)`));
  return { url: at(server, name), drop: async () => void (await drop()) };
}

/** A database on the server, and what `shapeOf` said when it was new. */
type Made = { url: string; shape: string };

/** What earlier tests of this worker have closed, empty again: to make another takes some 700 files. */
const idle: Made[] = [];

async function onServer(server: string): Promise<Connection> {
  const { url, shape } = idle.pop() ?? (await make(server));
  const connection = await connectPostgres(url);
  let isClosed = false;
  return {
    ...connection,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await connection.close();
      const now = await asAdmin(url, async (admin) => {
        await emptyTables(admin);
        return shapeOf(admin);
      });
      // A test that changed more than rows keeps what it changed to itself.
      if (now === shape) idle.push({ url, shape });
    },
  };
}

async function make(server: string): Promise<Made> {
  const { url } = await createServerDatabase(server);
  return { url, shape: await asAdmin(url, shapeOf) };
}

async function asAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function at(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
