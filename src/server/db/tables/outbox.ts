import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
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
  },
  (t) => [index('outbox_waiting').on(t.nextTryAt).where(sql`${t.doneAt} is null`)],
);

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
