import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hostsOf } from '#server/config-database.ts';

/** Where the server is that takes writes, of the hosts of an address. */
export type Primary = {
  /** The host that took writes when it was last looked for. */
  url: () => string;
  /** A connection of its own to it, which has no limit of time; the caller ends it. Throws where none takes writes. */
  open: (followed?: (client: pg.Client) => void) => Promise<pg.Client>;
  /** A server did not answer or takes no writes: look for the one that does. */
  lookAgain: () => void;
  /** Throws where this connection, of a pool, is to a server that takes no writes. */
  check: (client: pg.ClientBase) => Promise<void>;
};

/** Milliseconds that a host has to answer where there are several, and the least time between two searches. */
const patience = 2000;
const pause = 200;

export function followPrimary(address: string): Primary {
  const urls = hostsOf(address);
  let [current = address] = urls;
  let isLooking = false;

  const open: Primary['open'] = async (followed) => {
    const wrong: unknown[] = [];
    for (const url of [current, ...urls.filter((one) => one !== current)]) {
      const client = new pg.Client({
        connectionString: url,
        ...(urls.length > 1 && { connectionTimeoutMillis: patience }),
      });
      // A server that ends it says so here as well as to whoever waits for an answer.
      client.on('error', () => undefined);
      followed?.(client);
      try {
        await client.connect();
        await check(client);
        current = url;
        return client;
      } catch (error) {
        wrong.push(error);
        await client.end().catch(() => undefined);
      }
    }
    throw wrong[0];
  };
  const check = async (client: pg.ClientBase) => {
    if (urls.length === 1) return;
    const { rows } = await client.query('select pg_is_in_recovery() as "isReplica"');
    if (!rows[0]?.isReplica) return;
    const error = new Error('This server takes no writes');
    // As of a server that is starting: whoever asked is to try again.
    throw Object.assign(error, { code: '57P03' });
  };
  const look = async () => {
    await open().then(
      (client) => client.end(),
      () => undefined,
    );
    await sleep(pause, undefined, { ref: false });
  };
  return {
    url: () => current,
    open,
    check: async (client) => {
      await check(client).catch((error: unknown) => {
        lookAgain();
        throw error;
      });
    },
    lookAgain,
  };

  function lookAgain(): void {
    if (urls.length === 1 || isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }
}
