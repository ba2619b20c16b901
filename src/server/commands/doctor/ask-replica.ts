import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { onceOn } from '#server/db/postgres.ts';
import { followPrimary } from '#server/db/primary.ts';
import { mostLag, readPosition } from '#server/db/replica/lag.ts';
import type { Facts } from './judge.ts';

type Places = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'>;

/** Milliseconds for a connection. */
const patience = 5000;
const replicaAt = `select pg_is_in_recovery() as "isReplica", coalesce(pg_last_wal_replay_lsn(), '0/0')::text as at`;

/** Asks the primary where it is, and the replica until it is there too, for as long as one that is read may be behind. */
export async function askReplica(places: Places): Promise<Facts['replica']> {
  const { databaseUrl, databaseDirectUrl: direct = databaseUrl, databaseReadUrl: read } = places;
  if (direct === undefined || read === undefined) return null;
  return onceAt(read, async (replica) => {
    const primary = await onceOn(followPrimary(direct), (client) =>
      client.query('select pg_current_wal_flush_lsn()::text as at'),
    );
    const position = readPosition(primary.rows[0].at);
    for (let waited = 0; ; waited += 50) {
      const { isReplica, at } = (await replica.query(replicaAt)).rows[0];
      const isBehind = readPosition(at) < position;
      if (!isReplica || !isBehind || waited >= mostLag) return { isReplica, isBehind };
      await sleep(50);
    }
  });
}

/** Asks the pooler, where the settings name one, how long a statement may take. */
export async function askPooler({ databaseUrl: url, databaseDirectUrl: direct }: Places): Promise<Facts['pooler']> {
  if (url === undefined || direct === undefined) return null;
  const text = "select setting::int as milliseconds from pg_settings where name = 'statement_timeout'";
  return onceAt(url, async (client) => ({ statementTimeout: (await client.query(text)).rows[0].milliseconds }));
}

async function onceAt<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T | { error: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    return { error: message || code || String(error) };
  } finally {
    await client.end().catch(() => undefined);
  }
}
