import { orderTypes } from '#domain/order/status.ts';
import { boolean, check, index, integer, pgTable, serial, smallint, text, uniqueIndex } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { instant } from './columns.ts';
import { stores } from './stores.ts';

/** How a store's slots are made; a store without a row has none. */
export const slotRules = pgTable(
  'slot_rules',
  {
    storeId: integer('store_id')
      .primaryKey()
      .references(() => stores.id, { onDelete: 'cascade' }),
    daysAhead: smallint('days_ahead').notNull(),
    orderSeconds: integer('order_seconds').notNull(),
    lineSeconds: integer('line_seconds').notNull(),
    /** Counts up with each change by staff: of two edits at once, the second is refused. */
    version: integer().notNull().default(1),
  },
  (t) => [
    check('slot_rules_sane', sql`${t.daysAhead} between 1 and 60 and ${t.orderSeconds} >= 0 and ${t.lineSeconds} >= 0`),
  ],
);

/** The windows of a store's week (domain/slot/slot-rules.ts says what each column means). */
export const slotWindows = pgTable(
  'slot_windows',
  {
    id: serial().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    type: text({ enum: orderTypes }).notNull(),
    weekday: smallint().notNull(),
    start: text().notNull(),
    end: text().notNull(),
    mostOrders: integer('most_orders').notNull(),
    mostPickingMinutes: integer('most_picking_minutes').notNull(),
    cutOffMinutes: integer('cut_off_minutes').notNull(),
    feeCents: integer('fee_cents').notNull(),
  },
  (t) => [
    uniqueIndex('slot_windows_once').on(t.storeId, t.type, t.weekday, t.start, t.end),
    check('slot_windows_weekday', sql`${t.weekday} between 1 and 7`),
  ],
);

/** A slot that was made from the rules; an order keeps its own whatever the rules become. */
export const slots = pgTable(
  'slots',
  {
    id: serial().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    type: text({ enum: orderTypes }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    cutOffAt: instant('cut_off_at').notNull(),
    mostOrders: integer('most_orders').notNull(),
    mostPickingSeconds: integer('most_picking_seconds').notNull(),
    feeCents: integer('fee_cents').notNull(),
    /** The rules have it no more: it stands for the orders in it, and takes no other. */
    withdrawn: boolean().notNull().default(false),
    /** Staff take no more orders in it, until they open it again. */
    closed: boolean().notNull().default(false),
    /** Staff once took places or time from it: it may hold more than it takes. */
    madeSmaller: boolean('made_smaller').notNull().default(false),
  },
  (t) => [
    uniqueIndex('slots_once').on(t.storeId, t.type, t.startsAt, t.endsAt),
    index('slots_offered').on(t.storeId, t.cutOffAt),
    index('slots_by_start').on(t.startsAt),
    check('slots_times', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
