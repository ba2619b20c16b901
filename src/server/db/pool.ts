import pg from 'pg';
import type { PoolState, RunStatement } from './connection.ts';
import type { Primary } from './primary.ts';

/** Where the connections of a pool lead to. */
export type Place = Pick<Primary, 'url' | 'check' | 'lookAgain'>;

type Options = {
  size: number;
  /** What each connection is set to, as of the command line of the server: `-c jit=off`. */
  settings: string;
  /**
   * Through a pooler that gives each transaction another connection: nothing stays on one, so statements are not prepared
   * and the pooler's own settings hold.
   */
  isShared?: boolean;
  /** Milliseconds after which a connection or an answer is waited for no longer; left out: as long as the server takes. */
  patience?: number;
};

/**
 * Milliseconds after which a connection that nobody uses is closed. A new one has everything to load and to plan anew, which
 * costs the server many times what an order does; and what lies between may drop one that says nothing for some minutes.
 */
const keptIdle = 60_000;

/** Connections to a server, wherever it is when each of them is opened. */
export function openPool(place: Place, { size, settings, isShared = false, patience }: Options): pg.Pool {
  const pool = new pg.Pool({
    Client: clientTo(place),
    max: size,
    idleTimeoutMillis: keptIdle,
    onConnect: place.check as (client: pg.ClientBase) => void,
    ...(!isShared && { options: settings }),
    ...(patience !== undefined && { connectionTimeoutMillis: patience, query_timeout: patience }),
  });
  // A connection that the server closes is replaced at the next use, and what was being asked of it fails there; without
  // listeners it would end the program: the pool's is called for idle ones, the client's of one between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (isShared) forgetNames(client);
  });
  return pool;
}

/** Runs hot statements on a pool. */
export function runOn(pool: pg.Pool): RunStatement {
  return async ({ name, text }, values) => (await pool.query({ name, text, values: [...values] })).rows;
}

export function stateOf(name: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolState {
  return { name, open: totalCount, idle: idleCount, waiting: waitingCount };
}

function clientTo(place: Place): new () => pg.ClientBase {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: place.url() });
    }

    override connect(): Promise<this>;
    override connect(done: (error: Error) => void): void;
    override connect(done?: (error: Error) => void): unknown {
      if (!done) return super.connect();
      return super.connect((error: Error) => {
        if (error) place.lookAgain();
        done(error);
      });
    }
  };
}

type Asked = string | { name?: string };

/** What was prepared by a name would be looked for on another connection. */
function forgetNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (statement: Asked, ...rest: unknown[]) => unknown;
  const unnamed = (statement: Asked, ...rest: unknown[]) =>
    query(typeof statement === 'object' && statement.name !== undefined ? withoutName(statement) : statement, ...rest);
  client.query = unnamed as typeof client.query;
}

function withoutName({ name: _, ...asked }: { name?: string }): Asked {
  return asked;
}
