import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { instant } from './columns.ts';
import { orders } from './orders.ts';
import { stores } from './stores.ts';

export const stockReasons = ['opening', 'delivery', 'sale', 'cancellation', 'correction'] as const;

/** What is there, in thousandths of the product's unit. `inventory` off: not counted, always to be had. */
export const stock = pgTable(
  'stock',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantityMilli: integer('quantity_milli').notNull().default(0),
    inventory: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.productId] }), check('stock_not_negative', sql`${t.quantityMilli} >= 0`)],
);

/** The ledger: the sum of a product's movements is its stock. */
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
    reason: text({ enum: stockReasons }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    at: instant('at').notNull(),
  },
  (t) => [
    index('stock_movements_of').on(t.storeId, t.productId),
    index('stock_movements_order').on(t.orderId),
    check('stock_movements_not_zero', sql`${t.deltaMilli} <> 0`),
  ],
);
