import { stopEventKinds, stopEventResults, stopStates } from '#domain/rounds/decide-stop.ts';
import { roundStates } from '#domain/rounds/round.ts';
import { check, date, index, integer, pgTable, primaryKey, serial, smallint, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { instant } from './columns.ts';
import { slots } from './slots.ts';
import { stores } from './stores.ts';

const staff = (name: string) => integer(name).references(() => customers.id, { onDelete: 'set null' });

/** Orders of a store that one driver brings in one drive. */
export const rounds = pgTable(
  'rounds',
  {
    id: serial().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** Null where the orders were named one by one. */
    slotId: integer('slot_id').references(() => slots.id, { onDelete: 'set null' }),
    /** On which it is driven, by the store's clock: that of its earliest slot, else that on which it was made. */
    day: date().notNull(),
    driverId: staff('driver_id'),
    state: text({ enum: roundStates }).notNull().default('planned'),
    /** Counts up with whatever changes in it: of two edits at once, the second is refused. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    startedBy: staff('started_by'),
    endedAt: instant('ended_at'),
    endedBy: staff('ended_by'),
    /** Cash: what the driver sets out with, and gives back at the end (null: not said). */
    floatCents: integer('float_cents').notNull().default(0),
    givenCents: integer('given_cents'),
  },
  (t) => [
    index('rounds_listed').on(t.storeId, t.day, t.id),
    index('rounds_driver').on(t.driverId, t.id),
    check('rounds_cash', sql`${t.floatCents} >= 0 and (${t.givenCents} is null or ${t.givenCents} >= 0)`),
  ],
);

/** A stop of a round. Which open round an order is in stands in the order (`orders.round_id`). */
export const roundOrders = pgTable(
  'round_orders',
  {
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** Without a reference: `orders` itself names rounds, and a placed order is never deleted. */
    orderId: integer('order_id').notNull(),
    position: smallint().notNull(),
    state: text({ enum: stopStates }).notNull().default('waiting'),
    /** In cents, what was taken at the door. */
    cashCents: integer('cash_cents').notNull().default(0),
    /** When it became the next one, and its shopper could be told. */
    nextAt: instant('next_at'),
    /** The event by which it stands so. */
    lastEventId: text('last_event_id'),
    lastAt: instant('last_at'),
    lastBy: staff('last_by'),
  },
  (t) => [
    primaryKey({ columns: [t.roundId, t.orderId] }),
    index('round_orders_order').on(t.orderId),
    check('round_orders_cash', sql`${t.cashCents} >= 0`),
  ],
);

/** What drivers said, each once; append-only. Who took the goods stands with the order alone. */
export const roundEvents = pgTable(
  'round_events',
  {
    /** Of whoever says it, a UUID. */
    id: text().primaryKey(),
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** As it was sent: it may be no stop of the round. */
    orderId: integer('order_id').notNull(),
    kind: text({ enum: stopEventKinds }).notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    actorId: staff('actor_id'),
    result: text({ enum: stopEventResults }).notNull(),
  },
  (t) => [index('round_events_order').on(t.orderId, t.at)],
);
