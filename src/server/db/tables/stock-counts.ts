import { countReasons } from '#domain/stock/stock-reason.ts';
import { bigserial, boolean, check, date, index, integer, pgTable, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { products } from './catalogue.ts';
import { createdAt, instant } from './columns.ts';
import { stores } from './stores.ts';

/** What somebody counted of a product in a store, against what the ledger said of that moment; in thousandths of its unit. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** What stood there when it was counted. */
    onHandMilli: integer('on_hand_milli').notNull(),
    /** What the ledger had for that moment. */
    expectedMilli: integer('expected_milli').notNull(),
    /** What the ledger was changed by: not all of the difference where orders had reserved more (`reservedAbove`). */
    deltaMilli: integer('delta_milli').notNull(),
    reservedAbove: boolean('reserved_above').notNull().default(false),
    reason: text({ enum: countReasons }).notNull(),
    /** The change at the price for one unit before discount, in cents with its sign; null: not sold there. */
    valueCents: integer('value_cents'),
    countedAt: instant('counted_at').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('stock_counts_newest').on(t.storeId, t.at, t.id),
    index('stock_counts_of').on(t.productId, t.storeId, t.countedAt),
  ],
);

/**
 * Goods of short date that are an article of their own: sold in one store, from the stock of another article (`ofId`),
 * until the end of their last day by the store's clock.
 */
export const shortDateLots = pgTable(
  'short_date_lots',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    ofId: integer('of_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Its last day, by the store's clock. */
    bestBefore: date('best_before', { mode: 'string' }).notNull(),
    /** The first moment after that day. */
    endsAt: instant('ends_at').notNull(),
    /** When it was taken out of the shop for its date; null: it was not yet. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('short_date_lots_of').on(t.ofId, t.storeId),
    index('short_date_lots_due').on(t.endsAt).where(sql`${t.endedAt} is null`),
    check('short_date_lots_other', sql`${t.ofId} <> ${t.productId}`),
  ],
);
