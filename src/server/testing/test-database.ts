import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '#server/db/connection.ts';
import { connectEmbedded, openLite } from '#server/db/embedded.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { connectPostgres } from '#server/db/postgres.ts';

const version = createHash('sha256')
  .update(
    globSync(join(migrationsFolder, '*.sql'))
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0'),
  )
  .digest('hex')
  .slice(0, 12);

/** An empty, migrated database of the test's own: on the server of TEST_DATABASE_URL, else in memory. */
export async function openTestDatabase(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(server) : inMemory();
}

/** A fresh database on the server, dropped at close; `url` names it for other processes. */
export async function createServerDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `panier_test_${version}`;
  const name = `panier_test_${process.pid}_${randomBytes(4).toString('hex')}`;
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
  });
  const drop = () => asAdmin(server, (admin) => admin.query(`drop database if exists "${name}" with (force)`));
  return { url: at(server, name), drop: async () => void (await drop()) };
}

async function onServer(server: string): Promise<Connection> {
  const { url, drop } = await createServerDatabase(server);
  const connection = await connectPostgres(url);
  return { ...connection, close: () => connection.close().then(drop) };
}

// Migrating takes two seconds, loading an image of a migrated database a third of one.
async function inMemory(): Promise<Connection> {
  const folder = join('node_modules', '.cache', 'panier');
  const file = join(folder, `database-${version}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const lite = await openLite({});
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    await migrate(drizzle(lite), { migrationsFolder });
    const image = await lite.dumpDataDir('none');
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await image.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    await lite.close();
  }
  // Read at once: a worker that made the image at the same moment puts its own in this one's place.
  return connectEmbedded({ image: new Blob([readFileSync(file)]) });
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
