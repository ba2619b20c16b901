import { bigserial, index, jsonb, pgTable, primaryKey, smallint, text } from '#server/db/pg-core.ts';
import { type SQL, type SQLWrapper, sql } from '#server/db/sql.ts';
import { createdAt, instant } from './columns.ts';

/** What must happen after a transaction: written in it, done by a job, at least once, in order of id. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** The same event never stands here twice. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
    /** When it was tried for the last time: nobody tries it again until staff ask for it. */
    givenUpAt: instant('given_up_at'),
    /** Until when the process that has claimed it may be trying it. */
    claimedUntil: instant('claimed_until'),
    /** The request that it came of, as the lines of the log name it. */
    requestId: text('request_id'),
  },
  (t) => [
    index('outbox_waiting').on(t.nextTryAt).where(isWaiting(t)),
    // The list of staff, the newest first: few of many wait or were given up.
    index('outbox_open').on(t.id).where(isWaiting(t)),
    index('outbox_dead').on(t.id).where(sql`${t.givenUpAt} is not null`),
  ],
);

/** Is neither done nor given up. */
export function isWaiting(t: { doneAt: SQLWrapper; givenUpAt: SQLWrapper }): SQL {
  return sql`${t.doneAt} is null and ${t.givenUpAt} is null`;
}

/** Answers kept for a repeated Idempotency-Key, written in the transaction of the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The account, or for a guest the hash of the payload. */
    scope: text().notNull(),
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** The data of the first answer. */
    body: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);
