import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder, refuseOlder } from './baseline.ts';

/** A connection of its own to either database; `rowCount` and `affectedRows` are what one or the other says of an update. */
export type Migrated = {
  query: (text: string) => Promise<{ rows: unknown[]; rowCount?: number | null; affectedRows?: number }>;
};

/** In milliseconds. */
export type Patience = {
  /** How long a statement waits for a lock, and with it whoever comes after it, before it lets them pass. */
  lock: number;
  /** After how long in vain the program does not start. */
  longest: number;
  /** Between two batches of rows. */
  rest: number;
};
const usual: Patience = { lock: 500, longest: 10 * 60_000, rest: 20 };

/** Lock not available, deadlock, serialization failure: by another transaction, which ends. */
const passing = new Set(['55P03', '40P01', '40001']);
const longestPause = 5000;

/**
 * Brings the schema up to date while others go on reading and writing: each migration is a transaction of its own that
 * gives up its place after half a second and comes again. Statements that cannot be part of one (`concurrently`, or rows
 * filled `-- in batches`) run by themselves; a program killed meanwhile begins their migration anew. What a migration may
 * do is checked (`scripts/check/migrations.mjs`).
 */
export async function migrateUp(
  database: Migrated,
  { folder = migrationsFolder, ...given }: Partial<Patience> & { folder?: string } = {},
): Promise<void> {
  const patience = { ...usual, ...given };
  await refuseOlder(database);
  // As drizzle-kit and its migrator keep them.
  await database.query('create schema if not exists drizzle');
  await database.query(makeLog);
  const { rows } = await database.query('select max(created_at)::text as last from drizzle.__drizzle_migrations');
  const last = Number((rows as { last: string | null }[])[0]?.last ?? 0);
  for (const migration of readMigrationFiles({ migrationsFolder: folder }))
    if (migration.folderMillis > last) await apply(database, migration, patience);
}

/** The table of the migrations that a database has had. */
export const makeLog =
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)';

async function apply(database: Migrated, migration: MigrationMeta, patience: Patience): Promise<void> {
  const { sql: statements, hash, folderMillis } = migration;
  const note = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`;
  if (!statements.some(standsAlone)) {
    await patiently(database, [...statements, note], patience);
    return;
  }
  for (const statement of statements)
    if (inBatches(statement)) while ((await patiently(database, [statement], patience)) > 0) await pause(patience.rest);
    // Whoever makes an index beside others waits for them and keeps nobody waiting.
    else if (isConcurrent(statement)) await database.query(statement);
    else await patiently(database, [statement], patience);
  await patiently(database, [note], patience);
}

const inBatches = (statement: string) => /^\s*-- in batches\b/.test(statement);
const isConcurrent = (statement: string) => /^\s*(create|drop) (unique )?index concurrently\b/i.test(statement);
const standsAlone = (statement: string) => inBatches(statement) || isConcurrent(statement);

/** Some statements as one transaction; answers how many rows the last of them changed. */
async function patiently(database: Migrated, statements: readonly string[], patience: Patience): Promise<number> {
  const start = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      await database.query('begin');
      await database.query(`set local lock_timeout = ${patience.lock}`);
      let changed = 0;
      for (const statement of statements) {
        const { rowCount, affectedRows } = await database.query(statement);
        changed = affectedRows ?? rowCount ?? 0;
      }
      await database.query('commit');
      return changed;
    } catch (error) {
      await database.query('rollback');
      const { code = '' } = error as { code?: string };
      if (!passing.has(code)) throw error;
      if (performance.now() - start > patience.longest)
        throw new Error('a migration waits in vain for a lock: some transaction is open and does not end', {
          cause: error,
        });
      await pause(Math.min(patience.lock * 2 ** (tries - 1), longestPause));
    }
  }
}

/** A statement for a database that is empty and of nobody else yet, where all of them are one transaction. */
export const whereEmpty = (statement: string): string =>
  isConcurrent(statement) ? statement.replace(/ concurrently\b/i, '') : statement;
