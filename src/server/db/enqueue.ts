import type { Db } from '#server/db/connection.ts';
import { outbox } from '#server/db/tables/outbox.ts';

/**
 * What is to happen after the transaction, not before `notBefore`. `dedupeKey` names the event: a second entry of the same
 * event is not written.
 */
export type OutboxEntry = {
  kind: string;
  dedupeKey: string;
  payload: Record<string, unknown>;
  now: Date;
  notBefore?: Date;
};

/** Writes an entry in the caller's transaction; the job does it after the commit. Announce `outbox` to wake the job. */
export function enqueue(tx: Db, entry: OutboxEntry): Promise<void> {
  return enqueueAll(tx, [entry]);
}

/** The same of several, at least one, in one statement. */
export async function enqueueAll(tx: Db, entries: readonly OutboxEntry[]): Promise<void> {
  const rows = entries.map(({ kind, dedupeKey, payload, now, notBefore = now }) => ({
    ...{ kind, dedupeKey, payload, createdAt: now, nextTryAt: notBefore },
  }));
  await tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupeKey });
}
