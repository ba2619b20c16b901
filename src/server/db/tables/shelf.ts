import { bigserial, index, integer, pgTable, primaryKey, smallint } from '#server/db/pg-core.ts';
import { isNotNull, sql } from '#server/db/sql.ts';
import { products } from './catalogue.ts';
import { instant, transactionId } from './columns.ts';
import { stores } from './stores.ts';

/**
 * What a store sells: a row for each visible product with a retail price there, numbers alone. Names and facts stand once
 * with the product. Written only by services/shelf/refresh-shelf, in the transaction of each write and when a discount
 * starts or ends. The displayed price follows from the base and the larger of two discounts, the product's own (here)
 * and the store's on everything (on the store).
 */
export const shelf = pgTable(
  'shelf',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    baseCents: integer('base_cents').notNull(),
    wholesaleBaseCents: integer('wholesale_base_cents').notNull(),
    /** The product's own discount that holds now, per cent, or null. */
    percent: smallint(),
    discountEndsAt: instant('discount_ends_at'),
    /** Beside a discount, the lowest price of the 30 days before it (services/shelf/lowest-prices); null without. */
    lowestCents: integer('lowest_cents'),
    wholesaleLowestCents: integer('wholesale_lowest_cents'),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.productId] }),
    index('shelf_discounted').on(t.storeId, t.productId).where(isNotNull(t.percent)),
  ],
);

/**
 * What has changed, for those who keep some of it in memory: each reads what was committed since its own snapshot
 * (features/catalogue/shop/search/shelves). Without a store, the texts or facts of a product; with both, a row of a shelf that
 * changed, came or went; without a product, much of a shelf, which is to be read anew. Kept for a day.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    storeId: integer('store_id'),
    productId: integer('product_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('catalogue_changes_since').on(t.transaction)],
);
