import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { nameSender, unlessFrom } from './announcement.ts';
import { type Connection, type Db, noReplica } from './connection.ts';
import { copyOnServer } from './copying.ts';
import { keepListening } from './listen.ts';
import { migrateUp } from './migrate.ts';
import { openPool, runOn, stateOf } from './pool.ts';
import { drizzlePool } from './postgres-transactions.ts';
import { followPrimary, type Primary } from './primary.ts';
import { openReplica } from './replica/open-replica.ts';

// Any numbers will do, as long as every process of the shop uses the same.
const migrationLock = 7_277_001;
const aloneLock = 7_277_004;

// Compiling a statement (JIT) takes longer than any of ours runs, whatever number of rows its plan expects.
const short = '-c statement_timeout=15000 -c jit=off';

type Places = {
  /** Past the pooler that the address leads to: for what lasts longer than a transaction. */
  directUrl?: string | undefined;
  /** A replica that the catalogue is read from. */
  readUrl?: string | undefined;
};

/** Connects to PostgreSQL, brings its schema up to date (one process at a time) and opens the pools. */
export async function connectPostgres(url: string, poolSize = 10, places: Places = {}): Promise<Connection> {
  const { directUrl, readUrl } = places;
  const primary = followPrimary(url);
  const direct = directUrl === undefined ? primary : followPrimary(directUrl);
  await migrateOnce(direct);
  const isShared = directUrl !== undefined;
  const pool = openPool(primary, {
    size: poolSize,
    settings: `${short} -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000`,
    isShared,
  });
  // Half the time of a short select is planning: fixed statements keep one plan, on connections of their own.
  const hotPool = openPool(primary, {
    size: poolSize,
    settings: `${short} -c plan_cache_mode=force_generic_plan`,
    isShared,
  });
  const hot = runOn(hotPool);
  const replica = readUrl === undefined ? null : openReplica({ readUrl, direct, primary: hot, poolSize });
  // This process gets its own writes from `transact`; a notification for them would make it read everything twice.
  const sender = randomUUID();
  const db = drizzlePool(pool) as unknown as Db;
  nameSender(db, sender);
  const listeners: { close: () => Promise<void> }[] = [];
  return {
    ...(replica?.reads ?? noReplica),
    kind: 'postgres',
    db,
    hot,
    listen: async (channel, heard) => {
      listeners.push(await keepListening(direct, channel, unlessFrom(sender, heard)));
    },
    alone: (work) => lockedOn(direct, aloneLock, work),
    // The pools' statements have a limit of time, which a large shop's vacuum exceeds.
    vacuum: async () => {
      await onceOn(direct, (client) => client.query('vacuum (analyze)'));
    },
    pools: () => [stateOf('usual', pool), stateOf('hot', hotPool), ...(replica?.pools() ?? [])],
    copy: (how, work) => onceOn(direct, (client) => copyOnServer(client, how, work)),
    close: async () => {
      await Promise.all(listeners.map((l) => l.close()));
      await Promise.all([pool.end(), hotPool.end(), replica?.close()]);
    },
  };
}

function migrateOnce(direct: Primary): Promise<void> {
  return lockedOn(direct, migrationLock, migrateUp);
}

/** The server releases the lock with the connection, also when the program crashes. */
function lockedOn<T>(direct: Primary, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return onceOn(direct, async (client) => {
    await refusePooler(client);
    // Not `pg_advisory_lock`: an index that is made beside others waits for every statement under way, and so for one that
    // waits for the lock of who makes it.
    for (let wait = 20; !(await takes(client, lock)); wait = Math.min(wait * 2, 500)) await pause(wait);
    return work(client);
  });
}

async function takes(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  return rows[0]?.taken === true;
}

/** Throws where another than the server itself answered: what is locked or listened to there would be left behind. */
async function refusePooler(client: pg.Client): Promise<void> {
  const { processID } = client as unknown as { processID: number };
  const { rows } = await client.query('select pg_backend_pid() as pid');
  if (rows[0]?.pid !== processID)
    throw new Error(
      'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the same database past it (docs/running.md)',
    );
}

/** On a connection of its own, which has no limit of time and ends with the work. */
export async function onceOn<T>(primary: Primary, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await primary.open();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
