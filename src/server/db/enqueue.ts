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
export async function enqueue(tx: Db, { kind, dedupeKey, payload, now, notBefore = now }: OutboxEntry): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind, dedupeKey, payload, createdAt: now, nextTryAt: notBefore })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}
