import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { type Connection, type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { stores } from '#server/db/tables/stores.ts';
import { demoEmails } from './demo/accounts.ts';
import type { seedDemo } from './demo/seed-demo.ts';
import { fillLanguages } from './fill-languages.ts';
import { seedCategories } from './seed-categories.ts';

type Settings = Pick<Config, 'seed' | 'isLoopback'> & Parameters<typeof seedDemo>[1];

/** What fills the demo is loaded where it is filled alone. */
const loadAndSeed: typeof seedDemo = async (...all) => (await import('./demo/seed-demo.ts')).seedDemo(...all);

/** Whether the demo is asked for and the shop is empty, so that `fillShop` would fill it. */
export async function lacksDemo({ db, kind }: Pick<Connection, 'db' | 'kind'>, config: Settings): Promise<boolean> {
  return isDemoWanted(kind, config) && (await isEmpty(db));
}

/** The same of an embedded database that is not there yet: to open it would make it, and keep what that needs. */
export function isNewDemo(config: Settings & Pick<Config, 'databaseUrl'>): boolean {
  const isNew = config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database'));
  return isNew && isDemoWanted('embedded', config);
}

function isDemoWanted(kind: Connection['kind'], { seed, isLoopback }: Pick<Config, 'seed' | 'isLoopback'>): boolean {
  return seed === 'demo' || (seed === undefined && kind === 'embedded' && isLoopback);
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.$count(stores)) === 0 && (await db.$count(customers)) === 0;
}

/**
 * Brings a new database to where a shop can start: the categories always, the demo when it is asked for. What is there
 * is never touched but for languages that the program has got since, and of two processes that start at once the second
 * waits and finds it there. Answers whether the demo accounts exist, so that the start can name them.
 */
export function fillShop(
  connection: Connection,
  config: Settings,
  now: Date,
  say: (line: string) => void,
  seed: typeof seedDemo = loadAndSeed,
): Promise<boolean> {
  return connection.alone(() => fill(connection, config, now, say, seed));
}

async function fill(
  connection: Connection,
  config: Settings,
  now: Date,
  say: (line: string) => void,
  seed: typeof seedDemo,
): Promise<boolean> {
  const { db, kind } = connection;
  await seedCategories(db);
  const isWanted = isDemoWanted(kind, config);
  if (config.seedProducts !== undefined && !isWanted) say('! SEED_PRODUCTS does nothing without SEED=demo.');
  if (isWanted && (await isEmpty(db))) {
    if (kind === 'postgres' || !config.isLoopback)
      say('! SEED=demo: this shop gets demo accounts with a public password. Never do this to a real shop.');
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    say('▸ Filling the demo shop …');
    // A step of a large shop takes minutes.
    const ticker = setInterval(() => say(`    … ${Math.round(seconds())} s`), 10_000);
    try {
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await seed(tx as unknown as Db, config, now, say);
      });
      // Neither database has seen these rows yet; the embedded one never looks by itself.
      await connection.vacuum();
    } finally {
      clearInterval(ticker);
    }
    say(`✓ The demo shop is filled (${seconds().toFixed(1)} s)`);
  }
  await fillLanguages(db, say);
  return hasDemoAccounts(db);
}

async function hasDemoAccounts(db: Db): Promise<boolean> {
  const found = await db.execute(sql`select 1 from ${customers} where ${customers.email} = ${demoEmails[0]} limit 1`);
  return rowsOf(found).length > 0;
}
