import { usualLowStockMilli } from '#domain/stock/low-stock.ts';
import { stockReasons } from '#domain/stock/stock-reason.ts';
import { bigserial, boolean, check, index, integer, pgTable, primaryKey, smallint, text } from '#server/db/pg-core.ts';
import { isNotNull, sql } from '#server/db/sql.ts';
import { products } from './catalogue.ts';
import { instant } from './columns.ts';
import { orders } from './orders.ts';
import { stores } from './stores.ts';

/**
 * What is in the store and what of it is promised to orders, in thousandths of the product's unit; the difference is to
 * be had. `inventory` off: not counted, always to be had.
 */
export const stock = pgTable(
  'stock',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    onHandMilli: integer('on_hand_milli').notNull().default(0),
    reservedMilli: integer('reserved_milli').notNull().default(0),
    inventory: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.productId] }),
    check('stock_not_negative', sql`${t.reservedMilli} >= 0 and ${t.onHandMilli} >= ${t.reservedMilli}`),
    index('stock_sold_out')
      .on(t.storeId, t.productId)
      .where(sql`${t.inventory} and ${t.onHandMilli} <= ${t.reservedMilli}`),
  ],
);

/** What staff have set of the stock of all stores: one row, none before they have. */
export const stockSettings = pgTable(
  'stock_settings',
  {
    id: smallint().primaryKey().default(1),
    /** Below this a product that is counted is low, in thousandths of its unit. */
    lowMilli: integer('low_milli').notNull().default(usualLowStockMilli),
    version: integer().notNull().default(1),
  },
  (t) => [check('stock_settings_one_row', sql`${t.id} = 1`), check('stock_settings_low', sql`${t.lowMilli} >= 0`)],
);

/** The ledger: the sums of a product's movements are what is on hand and what is reserved. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    deltaMilli: integer('delta_milli').notNull(),
    reservedDeltaMilli: integer('reserved_delta_milli').notNull().default(0),
    reason: text({ enum: stockReasons }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    at: instant('at').notNull(),
  },
  (t) => [
    index('stock_movements_of').on(t.storeId, t.productId),
    index('stock_movements_order').on(t.orderId).where(isNotNull(t.orderId)),
    check('stock_movements_not_zero', sql`${t.deltaMilli} <> 0 or ${t.reservedDeltaMilli} <> 0`),
  ],
);
