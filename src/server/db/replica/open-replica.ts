import type { Connection, RunStatement } from '../connection.ts';
import { openPool, type Place, runOn, stateOf } from '../pool.ts';
import { readPosition } from './lag.ts';
import { pickReader } from './read-replica.ts';
import { watchReplica } from './watch-replica.ts';

type Where = {
  readUrl: string;
  /** The primary itself, past any pooler. */
  direct: Place;
  /** Runs statements on the primary. */
  primary: RunStatement;
  poolSize: number;
};

/** Milliseconds that a replica has to answer, before the primary is asked instead. */
const patience = 3000;
/** Those that either has to say where it is. */
const askPatience = 1000;

const readOnly =
  '-c statement_timeout=15000 -c jit=off -c plan_cache_mode=force_generic_plan -c default_transaction_read_only=on';

const primaryAt = 'select pg_current_wal_insert_lsn()::text as at';
// One that was made the primary goes on saying what it had replayed then: it stands in until it is found as the primary,
// and is as one that is ever further behind.
const replicaAt = 'select pg_last_wal_replay_lsn()::text as at';

/** Reads on a replica and watches how far behind it is. One that cannot be reached is not read, and nothing fails for it. */
export function openReplica({ readUrl, direct, primary, poolSize }: Where) {
  const replica = placeOf(readUrl);
  const pool = openPool(replica, { size: poolSize, settings: readOnly, patience });
  const asking = (where: Place) => openPool(where, { size: 1, settings: '-c jit=off', patience: askPatience });
  const [primaryPool, replicaPool] = [asking(direct), asking(replica)];
  const watch = watchReplica({
    askPrimary: async () => readPosition((await primaryPool.query(primaryAt)).rows[0].at),
    askReplica: async () => {
      const { at } = (await replicaPool.query(replicaAt)).rows[0];
      return at === null ? null : readPosition(at);
    },
    now: () => performance.now(),
  });
  const hot = runOn(pool);
  const reads: Pick<Connection, 'catalogue' | 'replica' | 'noteChange'> = {
    catalogue: () => pickReader(primary, hot, watch),
    replica: () => ({ isRead: watch.mayRead(), lagMilliseconds: watch.lag() }),
    noteChange: watch.noteChange,
  };
  return {
    reads,
    pools: () => [stateOf('replica', pool)],
    close: async () => {
      await watch.close();
      await Promise.all([pool.end(), primaryPool.end(), replicaPool.end()]);
    },
  };
}

/** One server, whatever it is. */
function placeOf(url: string): Place {
  return { url: () => url, check: async () => undefined, lookAgain: () => undefined };
}
