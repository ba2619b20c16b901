import { lineStates, pickEventKinds, pickEventResults } from '#domain/picking/pick-line.ts';
import { runStates } from '#domain/picking/pick-run.ts';
import { boolean, check, index, integer, pgTable, primaryKey, serial, smallint, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { products } from './catalogue.ts';
import { instant } from './columns.ts';
import { slots } from './slots.ts';
import { stores } from './stores.ts';

const staff = (name: string) => integer(name).references(() => customers.id, { onDelete: 'set null' });

/** Orders of a store that are picked in one walk. */
export const pickRuns = pgTable(
  'pick_runs',
  {
    id: serial().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** Null where the orders were named one by one. */
    slotId: integer('slot_id').references(() => slots.id, { onDelete: 'set null' }),
    state: text({ enum: runStates }).notNull().default('open'),
    /** Counts up with whatever changes in it; what changed since is read by it. */
    version: integer().notNull().default(1),
    startedAt: instant('started_at').notNull(),
    startedBy: staff('started_by'),
    endedAt: instant('ended_at'),
    endedBy: staff('ended_by'),
  },
  (t) => [index('pick_runs_listed').on(t.storeId, t.state, t.id)],
);

/** An order of a run. Which open run an order is in stands in the order (`orders.pick_run_id`). */
export const pickRunOrders = pgTable(
  'pick_run_orders',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => pickRuns.id, { onDelete: 'cascade' }),
    /** Without a reference, as is that of the lines: `orders` itself names runs, and a placed order is never deleted. */
    orderId: integer('order_id').notNull(),
    /** By which its bags are told apart. */
    letter: text().notNull(),
    /** It was cancelled while it was picked, and what was fetched of it is put back. */
    leftAt: instant('left_at'),
    /** Bags at the finish. */
    ambient: smallint().notNull().default(0),
    cold: smallint().notNull().default(0),
    frozen: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.runId, t.orderId] }), index('pick_run_orders_order').on(t.orderId)],
);

/** Where a line of an order stands in a run; quantities in thousandths of the unit. */
export const pickLines = pgTable(
  'pick_lines',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => pickRuns.id, { onDelete: 'cascade' }),
    lineId: integer('line_id').notNull(),
    orderId: integer('order_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    orderedMilli: integer('ordered_milli').notNull(),
    state: text({ enum: lineStates }).notNull().default('waiting'),
    pickedMilli: integer('picked_milli').notNull().default(0),
    /** What stands for the rest, or is proposed; its price is that of the moment of the event, VAT included. */
    substituteId: integer('substitute_id').references(() => products.id),
    substituteMilli: integer('substitute_milli').notNull().default(0),
    substituteCents: integer('substitute_cents').notNull().default(0),
    /** Until when its shopper may answer; null: nobody is asked. */
    answerUntil: instant('answer_until'),
    /** What of it, and of what stands for it, the order has reserved now. */
    reservedMilli: integer('reserved_milli').notNull(),
    substituteReservedMilli: integer('substitute_reserved_milli').notNull().default(0),
    /** What a picker took off the shelf’s count who found it empty; `undone` puts it back. */
    emptiedMilli: integer('emptied_milli').notNull().default(0),
    /** The event by which it stands so. */
    lastEventId: text('last_event_id'),
    lastAt: instant('last_at'),
    lastBy: staff('last_by'),
    /** The run’s version when it last changed. */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.lineId] }),
    index('pick_lines_line').on(t.lineId),
    check(
      'pick_lines_not_negative',
      sql`${t.pickedMilli} >= 0 and ${t.substituteMilli} >= 0 and ${t.reservedMilli} >= 0
        and ${t.substituteReservedMilli} >= 0 and ${t.emptiedMilli} >= 0`,
    ),
  ],
);

/** What pickers said, each once; append-only. */
export const pickEvents = pgTable(
  'pick_events',
  {
    /** Of whoever says it, a UUID. */
    id: text().primaryKey(),
    runId: integer('run_id')
      .notNull()
      .references(() => pickRuns.id, { onDelete: 'cascade' }),
    /** As it was sent: it may be of no line of the run. */
    lineId: integer('line_id').notNull(),
    kind: text({ enum: pickEventKinds }).notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    actorId: staff('actor_id'),
    quantityMilli: integer('quantity_milli'),
    barcode: text(),
    productId: integer('product_id'),
    shelfEmpty: boolean('shelf_empty').notNull().default(false),
    byPhone: boolean('by_phone').notNull().default(false),
    result: text({ enum: pickEventResults }).notNull(),
  },
  (t) => [
    index('pick_events_line').on(t.lineId, t.at),
    index('pick_events_run').on(t.runId, t.at),
    // Who it was is forgotten after some time.
    index('pick_events_named').on(t.receivedAt).where(sql`${t.actorId} is not null`),
  ],
);
