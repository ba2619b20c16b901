import type { ContactField } from '#domain/order/contact.ts';
import { paymentMeans } from '#domain/order/payment.ts';
import { orderEventKinds } from '#domain/order/status.ts';
import type { Substitution } from '#domain/order/substitution.ts';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/** Each thing that happened to an order: who, when, from, to. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: orderEventKinds }).notNull().default('move'),
    at: instant('at').notNull(),
    /** Null: the guest, or the shop itself. */
    actorId: integer('actor_id').references(() => customers.id, { onDelete: 'set null' }),
    from: text(),
    to: text().notNull(),
    /** Why, in the words of who cancelled it; it goes with the person's data. */
    reason: text(),
    /** Who took the order, where that was somebody else than who ordered; it goes with the person's data. */
    handedTo: text('handed_to'),
    /** Of a mark as paid: with what, and what sum; null in the marks of older releases. */
    means: text({ enum: paymentMeans }),
    amountCents: integer('amount_cents'),
  },
  (t) => [
    index('order_events_order').on(t.orderId),
    // When orders were handed over, for the figures.
    index('order_events_delivered').on(t.at).where(sql`${t.kind} = 'move' and ${t.to} = 'delivered'`),
  ],
);

export type RecordedLine = {
  productId: number;
  productName: string;
  unit: string;
  quantityMilli: number;
  lineCents: number;
  /** Its own wish for what has run out; left out by changes before it was recorded. */
  substitution?: Substitution | null;
};

/** What a placed order was before a change, and after it. The note itself is the customer's, so it is not kept here. */
export const orderChanges = pgTable('order_changes', {
  eventId: bigint('event_id', { mode: 'number' })
    .primaryKey()
    .references(() => orderEvents.id, { onDelete: 'cascade' }),
  linesBefore: jsonb('lines_before').$type<RecordedLine[]>().notNull(),
  linesAfter: jsonb('lines_after').$type<RecordedLine[]>().notNull(),
  feeBeforeCents: integer('fee_before_cents').notNull(),
  feeAfterCents: integer('fee_after_cents').notNull(),
  /** What the store's rules and the slot would have asked for; null in the changes of older releases. */
  feeByRulesCents: integer('fee_by_rules_cents'),
  totalBeforeCents: integer('total_before_cents').notNull(),
  totalAfterCents: integer('total_after_cents').notNull(),
  /** What credit paid before; null in the changes of older releases. */
  creditBeforeCents: integer('credit_before_cents'),
  noteChanged: boolean('note_changed').notNull().default(false),
  /** What of contact and address is another; what stands there is the customer's, so it is not kept here. */
  fieldsChanged: jsonb('fields_changed').$type<ContactField[]>().notNull().default([]),
  /** The products of which staff found no more on the shelf. */
  shelfEmpty: jsonb('shelf_empty').$type<number[]>().notNull().default([]),
  slotChanged: boolean('slot_changed').notNull().default(false),
  /** When the slot began that it had, and the one that it has now; null: agreed later. */
  slotBefore: instant('slot_before'),
  slotAfter: instant('slot_after'),
});
