import pg from 'pg';

/** Accounts of a branch, a tenth of pgbench's: how fast one is found does not depend on it, and filling is quicker. */
const accounts = 10_000;
const tellers = 10;

/**
 * What an order is measured by: the transaction of pgbench (“TPC-B (sort of)”), five statements between begin and commit,
 * through the driver and with the kept plans that the shop uses. Makes its tables, with a branch for each client.
 */
export async function prepareTpcB(url: string, clients: number) {
  const pool = new pg.Pool({ connectionString: url, max: clients, options: '-c plan_cache_mode=force_generic_plan' });
  await pool.query(`create schema tpcb;
    create table tpcb.branches (bid int primary key, bbalance int, filler char(88));
    create table tpcb.tellers (tid int primary key, bid int, tbalance int, filler char(84));
    create table tpcb.accounts (aid int primary key, bid int, abalance int, filler char(84));
    create table tpcb.history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into tpcb.branches select i, 0, '' from generate_series(1, ${clients}) i;
    insert into tpcb.tellers select i, 1 + (i - 1) / ${tellers}, 0, '' from generate_series(1, ${clients * tellers}) i;
    insert into tpcb.accounts select i, 1 + (i - 1) / ${accounts}, 0, '' from generate_series(1, ${clients * accounts}) i`);
  await pool.query('vacuum analyze tpcb.branches, tpcb.tellers, tpcb.accounts');
  return {
    /** Transactions a second of all clients together. */
    run: async (seconds: number): Promise<number> => {
      const until = performance.now() + seconds * 1000;
      const began = performance.now();
      const counts = await Promise.all(Array.from({ length: clients }, () => runClient(pool, clients, until)));
      return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
    },
    close: () => pool.end(),
  };
}

async function runClient(pool: pg.Pool, branches: number, until: number): Promise<number> {
  const client = await pool.connect();
  try {
    let done = 0;
    for (; performance.now() < until; done++) await transfer(client, branches);
    return done;
  } finally {
    client.release();
  }
}

async function transfer(client: pg.PoolClient, branches: number): Promise<void> {
  const [aid, tid, bid] = [upTo(branches * accounts), upTo(branches * tellers), upTo(branches)];
  const delta = upTo(10_001) - 5001;
  const run = (name: string, text: string, values: number[]) => client.query({ name, text, values });
  await client.query('begin');
  await run('a', 'update tpcb.accounts set abalance = abalance + $1 where aid = $2', [delta, aid]);
  await run('b', 'select abalance from tpcb.accounts where aid = $1', [aid]);
  await run('c', 'update tpcb.tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid]);
  await run('d', 'update tpcb.branches set bbalance = bbalance + $1 where bid = $2', [delta, bid]);
  await run('e', 'insert into tpcb.history values ($1, $2, $3, $4, current_timestamp)', [tid, bid, aid, delta]);
  await client.query('commit');
}

/** A whole number from 1 to `most`. */
function upTo(most: number): number {
  return 1 + Math.floor(Math.random() * most);
}
