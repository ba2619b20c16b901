import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder, refuseOlder } from './baseline.ts';
import type { Connection, Db, PoolState } from './connection.ts';
import { copyOnServer } from './copying.ts';
import { drizzlePool } from './postgres-transactions.ts';

// Any numbers will do, as long as every process of the shop uses the same.
const migrationLock = 7_277_001;
const aloneLock = 7_277_004;

// Compiling a statement (JIT) takes longer than any of ours runs, whatever number of rows its plan expects.
const short = '-c statement_timeout=15000 -c jit=off';

/** Connects to PostgreSQL, brings its schema up to date (one process at a time) and opens the two pools. */
export async function connectPostgres(url: string, poolSize = 10): Promise<Connection> {
  await migrateOnce(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: `${short} -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000`,
  });
  // Half the time of a short select is planning: fixed statements keep one plan, on connections of their own.
  const hotPool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: `${short} -c plan_cache_mode=force_generic_plan`,
  });
  // A connection that the server closes is replaced at the next use, and what was being asked of it fails there; without
  // listeners it would end the program: the pool's is called for idle ones, the client's of one between two statements.
  for (const each of [pool, hotPool]) {
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  // This process gets its own writes from `transact`; a notification for them would make it read everything twice.
  const own = new Set<number>();
  pool.on('connect', (client) => own.add(backendOf(client)));
  pool.on('remove', (client) => own.delete(backendOf(client)));
  const listeners: { close: () => Promise<void> }[] = [];
  return {
    kind: 'postgres',
    db: drizzlePool(pool) as unknown as Db,
    hot: async (statement, values) =>
      (await hotPool.query({ name: statement.name, text: statement.text, values: [...values] })).rows,
    listen: async (channel, heard) => {
      listeners.push(await keepListening(url, channel, (payload, sender) => own.has(sender) || heard(payload)));
    },
    alone: (work) => lockedOn(url, aloneLock, work),
    // The pools' statements have a limit of time, which a large shop's vacuum exceeds.
    vacuum: async () => {
      await onceOn(url, (client) => client.query('vacuum (analyze)'));
    },
    pools: () => [stateOf('usual', pool), stateOf('hot', hotPool)],
    copy: (how, work) => onceOn(url, (client) => copyOnServer(client, how, work)),
    close: async () => {
      await Promise.all(listeners.map((l) => l.close()));
      await Promise.all([pool.end(), hotPool.end()]);
    },
  };
}

function stateOf(name: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolState {
  return { name, open: totalCount, idle: idleCount, waiting: waitingCount };
}

function migrateOnce(url: string): Promise<void> {
  return lockedOn(url, migrationLock, async (client) => {
    await refuseOlder(client);
    await migrate(drizzle(client), { migrationsFolder });
  });
}

/** The server releases the lock with the connection, also when the program crashes. */
function lockedOn<T>(url: string, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return onceOn(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return work(client);
  });
}

/** On a connection of its own, which has no limit of time and ends with the work. */
export async function onceOn<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The process id of a connection's backend; a notification carries that of its sender. */
function backendOf(client: pg.PoolClient): number {
  return (client as unknown as { processID: number }).processID;
}

/**
 * `heard` gets each payload with the sender's process id; `'*'` and 0 when the connection was lost and is back. While the
 * server is away it is asked once a second: a failed try is one, though both the client and the promise report it.
 */
async function keepListening(url: string, channel: string, heard: (payload: string, sender: number) => void) {
  let client: pg.Client | null = null;
  let isClosed = false;
  const open = async () => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', (message) => heard(message.payload ?? '', message.processId));
    next.on('error', () => undefined);
    next.on('end', () => next === client && reopen());
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) await next.end();
    else client = next;
  };
  const reopen = () => {
    client = null;
    if (!isClosed) setTimeout(() => open().then(() => heard('*', 0), reopen), 1000).unref();
  };
  await open();
  return {
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
}
