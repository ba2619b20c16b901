import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '#server/db/sql.ts';
import {
  type Announce,
  changesChannel,
  gatherAnnouncements,
  ownTopics,
  signPayload,
  toPayload,
} from './announcement.ts';
import type { Db } from './connection.ts';

/**
 * One write: everything in `tx` happens or nothing. `announce` notifies every process after the commit; of some
 * topics (`ownTopics`) this one alone.
 */
export type Write = { tx: Db; announce: Announce };

const retried = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction. Serialisation failures and deadlocks are tried again three times with some jitter, so
 * `work` must do nothing outside the transaction. `committed` gets what was announced once the commit has been acknowledged.
 */
export async function transact<T>(
  database: { db: Db; committed: Announce },
  work: (write: Write) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const { announce, list } = gatherAnnouncements();
    try {
      const result = await database.db.transaction(async (tx) => {
        const done = await work({ tx: tx as unknown as Db, announce });
        for (const { topic, storeIds } of list().filter((one) => !ownTopics.has(one.topic)))
          await tx.execute(
            sql`select pg_notify(${changesChannel}, ${signPayload(database.db, toPayload(topic, storeIds))})`,
          );
        return done;
      });
      for (const { topic, storeIds } of list()) database.committed(topic, storeIds);
      return result;
    } catch (error) {
      if (attempt > 3 || !retried.has(sqlStateOf(error) ?? '')) throw error;
      await sleep(Math.random() * 50 * attempt);
    }
  }
}

/** The five-letter state of a database error, however deep the driver and the query builder wrapped it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
