import type { BookDifference } from '#domain/payment/compare-books.ts';
import {
  attentions,
  callKinds,
  callOutcomes,
  endReasons,
  paymentStates,
  paymentWants,
  refundStates,
} from '#domain/payment/payment-status.ts';
import { onlineMethods, type ProviderName, providers, type ShownCard } from '#domain/payment/provider.ts';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from '#server/db/pg-core.ts';
import { type SQL, sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { invoices } from './invoices.ts';
import { orders } from './orders.ts';

/** What a provider calls what belongs to a payment (features/payments/provider.ts). */
export type StoredReferences = Record<'page' | 'reservation' | 'capture' | 'means' | 'customer', string | null>;
export const noReferences: StoredReferences = {
  page: null,
  reservation: null,
  capture: null,
  means: null,
  customer: null,
};

/** That up to so many cents are reserved on kept means, for a slot that begins then (ISO 8601; null: none). */
export type StoredConsent = { at: string; slotStartsAt: string | null; upToCents: number };

type Attended = Record<'attention' | 'attentionSeenAt', AnyPgColumn>;
/** Whether staff are to look at a payment, and have not dealt with that yet. */
export const isToCheck = ({ attention, attentionSeenAt }: Attended): SQL =>
  sql`${attention} is not null and ${attentionSeenAt} is null`;

/** Money of an order that a provider reserves, takes and sends back. An order has any number, of which one waits at most. */
export const payments = pgTable(
  'payments',
  {
    /** 128 random bits in base64url: it stands in addresses and at the provider. */
    id: text().primaryKey(),
    /** Names the row in lists, which go by whole numbers. */
    serial: serial().notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: providers }).notNull(),
    method: text({ enum: onlineMethods }).notNull(),
    status: text({ enum: paymentStates }).notNull(),
    /** The outcome of a call is not known yet. */
    asking: boolean().notNull().default(false),
    /** What is to be reserved. */
    amountCents: integer('amount_cents').notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    // Sums of the events, for the checks of the database and for lists.
    reservedCents: integer('reserved_cents').notNull().default(0),
    capturedCents: integer('captured_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    references: jsonb('provider_references').$type<StoredReferences>().notNull(),
    /** Where the payer goes; null unless it is open. */
    url: text(),
    card: jsonb().$type<ShownCard>(),
    /** Its page leaves the means, to be reserved on later, as the slot is far ahead. */
    keepsMeans: boolean('keeps_means').notNull().default(false),
    /** Until when it may be paid. */
    expiresAt: instant('expires_at').notNull(),
    /** Since when the sum is reserved, and until when the reservation stands. */
    authorisedAt: instant('authorised_at'),
    reservedUntil: instant('reserved_until'),
    /** When it was asked to be reserved anew, as the provider vouches for the first days alone; null: it was not. */
    renewedAt: instant('renewed_at'),
    /** What the payer was told before they left the means: the page of ours that leads on said it then. */
    consent: jsonb().$type<StoredConsent>(),
    /** What we want of the provider next, and why it is to end. */
    wants: text({ enum: paymentWants }),
    endReason: text('end_reason', { enum: endReasons }),
    /** What is to be taken, once that is wanted. */
    captureCents: integer('capture_cents'),
    /** When the job looks at it next; null: nothing is to be done. */
    nextAt: instant('next_at'),
    tries: smallint().notNull().default(0),
    attention: text({ enum: attentions }),
    /** When staff have dealt with that, and who: it stays the reason, and a new one is to be looked at again. */
    attentionSeenAt: instant('attention_seen_at'),
    attentionSeenBy: integer('attention_seen_by').references(() => customers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('payments_order').on(t.orderId, t.createdAt),
    uniqueIndex('payments_one_waits').on(t.orderId).where(sql`${t.status} in ('open', 'pending')`),
    index('payments_next').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    index('payments_listed').on(t.createdAt, t.serial),
    index('payments_attention').on(t.orderId).where(isToCheck(t)),
    check(
      'payments_amounts',
      sql`${t.amountCents} > 0 and ${t.reservedCents} >= 0 and ${t.refundedCents} >= 0
        and ${t.capturedCents} between 0 and ${t.reservedCents} and ${t.refundedCents} <= ${t.capturedCents}`,
    ),
  ],
);

/**
 * Each thing that happened to a payment: rows are only added, a trigger refuses anything else. A call to a provider is a
 * `request` before it is made and an `outcome` after it.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    at: instant('at').notNull(),
    kind: text({ enum: callKinds }).notNull(),
    phase: text({ enum: ['request', 'outcome', 'note'] }).notNull(),
    /** Of a request: the key that makes it one call however often it is sent. */
    key: text(),
    /** Of a request: the one whose place it takes, as a provider keeps a broken answer under its key. */
    replaces: bigint({ mode: 'number' }).references((): AnyPgColumn => paymentEvents.id),
    /** Of an outcome: its request. */
    requestId: bigint('request_id', { mode: 'number' }).references((): AnyPgColumn => paymentEvents.id),
    outcome: text({ enum: callOutcomes }),
    /** What it changes: the sums of these are the payment's. */
    reservedCents: integer('reserved_cents').notNull().default(0),
    capturedCents: integer('captured_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** What was asked for, or said: no key, address or person. */
    amountCents: integer('amount_cents'),
    code: text(),
    text: text(),
    /** The provider's id of an event that it told us; the same one is told many times. */
    eventId: text('event_id').unique(),
  },
  (t) => [
    index('payment_events_payment').on(t.paymentId, t.id),
    index('payment_events_moved').on(t.at).where(sql`${t.capturedCents} <> 0 or ${t.refundedCents} <> 0`),
    uniqueIndex('payment_events_outcome').on(t.requestId).where(sql`${t.outcome} in ('done', 'refused', 'failed')`),
    check('payment_events_request', sql`(${t.phase} = 'request') = (${t.key} is not null)`),
  ],
);

/**
 * A change of a placed order that costs more than is reserved: it is kept until the difference is reserved, is applied
 * then, and holds neither stock nor slot. Its row is deleted when it ends.
 */
export const orderWishes = pgTable('order_wishes', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** What reserves the difference. */
  paymentId: text('payment_id')
    .notNull()
    .unique()
    .references(() => payments.id),
  by: text({ enum: ['shop', 'buyer'] }).notNull(),
  /** Null: a guest, by the link of their mail. */
  actorId: integer('actor_id').references(() => customers.id, { onDelete: 'set null' }),
  reason: text(),
  /** What the change says, as it was sent. */
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

/** Money that goes back to the means that it was taken of. */
export const refunds = pgTable(
  'payment_refunds',
  {
    id: serial().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    amountCents: integer('amount_cents').notNull(),
    status: text({ enum: refundStates }).notNull().default('pending'),
    /** The credit note that it pays back; null: the order was cancelled after its capture. */
    invoiceId: integer('invoice_id').references(() => invoices.id),
    /** Makes it one refund however often it is asked for; another one after it has failed. */
    key: text().notNull(),
    /** What the provider calls it. */
    reference: text(),
    tries: smallint().notNull().default(0),
    /** When the job asks for it next; null: nothing is to be done. */
    nextAt: instant('next_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_refunds_payment').on(t.paymentId),
    index('payment_refunds_order').on(t.orderId),
    index('payment_refunds_next').on(t.nextAt).where(sql`${t.nextAt} is not null`),
    check('payment_refunds_amount', sql`${t.amountCents} > 0`),
  ],
);

/** What the comparison of a day with the books of the providers came to when it was last made. */
export const reconciliations = pgTable('payment_reconciliations', {
  /** UTC. */
  day: date({ mode: 'string' }).primaryKey(),
  checkedAt: instant('checked_at').notNull(),
  differences: jsonb().$type<readonly (BookDifference & { provider: ProviderName })[]>().notNull(),
  /** Whose books could not be read, or not to the end of the day. */
  incomplete: jsonb().$type<readonly ProviderName[]>().notNull(),
});
