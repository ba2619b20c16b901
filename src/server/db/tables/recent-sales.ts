import { bigint, check, integer, pgTable, primaryKey } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { products } from './catalogue.ts';
import { stores } from './stores.ts';

/**
 * What each store sold of a product in the last 28 days (domain/stock/low-stock.ts), in thousandths of its unit: counted
 * anew every hour by a job. No row: nothing.
 */
export const recentSales = pgTable(
  'recent_sales',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    soldMilli: bigint('sold_milli', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.storeId] }), check('recent_sales_some', sql`${t.soldMilli} > 0`)],
);
