import type { ApiScope } from '#domain/access/api-scopes.ts';
import {
  deliveryErrors,
  deliveryStates,
  deliveryTypes,
  type WebhookEventType,
  webhookEventTypes,
} from '#domain/webhooks/webhook-events.ts';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/** Keys by which other programs call the API, as whoever made them and never beyond. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    /** What is shown of the key: its first characters. */
    prefix: text().notNull(),
    /** SHA-256 of the key, which has 256 random bits. */
    hash: text().notNull().unique(),
    makerId: integer('maker_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** Null: all stores of its maker. */
    storeIds: integer('store_ids').array(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('api_keys_maker').on(t.makerId), check('api_keys_scopes', sql`cardinality(${t.scopes}) > 0`)],
);

/** Where other programs are told of what happens. */
export const webhooks = pgTable('webhooks', {
  id: serial().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<WebhookEventType[]>().notNull(),
  /** Null: all stores. */
  storeIds: integer('store_ids').array(),
  /** The secret that signs, encrypted (services/session/encrypted.ts). */
  secret: text().notNull(),
  /** The number of the last delivery; only what makes deliveries raises it. */
  lastSequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
  /** Null: it is on. Nothing is written for one that is off. */
  offAt: instant('off_at'),
  /** Whether it was switched off as nothing came through for three days; staff are told until it is on again. */
  isGivenUp: boolean('is_given_up').notNull().default(false),
  /** Until when the process that has claimed it may be sending. */
  claimedUntil: instant('claimed_until'),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

/**
 * What has happened, written by triggers in the transaction of the change where a webhook asks for it, and deleted as it
 * becomes deliveries. It has no key to anything: what an order does waits for nobody.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    type: text({ enum: webhookEventTypes }).notNull(),
    /** Of the order or the product; null: all goods of the store. */
    thingId: integer('thing_id'),
    /** Of stock, and of a shelf; null: that of the order, or all. */
    storeId: integer('store_id'),
    at: instant('at').notNull(),
    /** What the thing itself does not say afterwards. */
    detail: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index('webhook_events_type').on(t.type, t.at)],
);

/** An event on its way to one webhook; kept for thirty days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** By webhook, from 1, without gaps. */
    sequence: bigint({ mode: 'number' }).notNull(),
    type: text({ enum: deliveryTypes }).notNull(),
    /** Exactly what is sent: the signature is over it. */
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    tries: smallint().notNull().default(0),
    /** Null once it is delivered or given up. */
    nextTryAt: instant('next_try_at'),
    firstTryAt: instant('first_try_at'),
    lastTryAt: instant('last_try_at'),
    /** Of the last try: the status that was answered, or why there was none; and the milliseconds it took. */
    statusCode: smallint('status_code'),
    error: text({ enum: deliveryErrors }),
    durationMs: integer('duration_ms'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_sequence').on(t.webhookId, t.sequence),
    index('webhook_deliveries_untried').on(t.webhookId, t.sequence).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_retried').on(t.webhookId, t.nextTryAt).where(sql`${t.state} = 'retrying'`),
    index('webhook_deliveries_age').on(t.createdAt),
  ],
);
