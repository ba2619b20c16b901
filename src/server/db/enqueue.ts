import type { OutboxKind } from '#domain/outbox/outbox.ts';
import type { Db } from '#server/db/connection.ts';
import { currentRequestId } from '#server/db/request-id.ts';
import { outbox } from '#server/db/tables/outbox.ts';

/**
 * What is to happen after the transaction, not before `notBefore`. `dedupeKey` names the event: a second entry of the same
 * event is not written.
 */
export type OutboxEntry = {
  kind: OutboxKind;
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
    kind,
    dedupeKey,
    payload,
    createdAt: now,
    nextTryAt: notBefore,
    requestId: currentRequestId(),
  }));
  await tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupeKey });
}

/**
 * Where a statement finds the order, the kinds (JSON), the moment, the request, and when each is done at the earliest:
 * texts of SQL.
 */
type OrderEntries = { order: string; kinds: string; now: string; request: string; notBefore?: string };

/** The part of a statement that writes an entry of each kind about an order, for who writes both in one statement. */
export function orderEntriesPart({ order, kinds, now, request, notBefore = now }: OrderEntries): string {
  return `entries as (
    insert into outbox (kind, dedupe_key, payload, created_at, next_try_at, request_id)
    select k, k || ':' || ${order}.id, json_build_object('orderId', ${order}.id), ${now}, ${notBefore}, ${request}
    from ${order}, json_array_elements_text(${kinds}::json) k
    on conflict (dedupe_key) do nothing
  )`;
}
