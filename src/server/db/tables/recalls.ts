import type { InSome } from '#domain/language/by-language.ts';
import { recallAdvices, recallReasons } from '#domain/recall/recall.ts';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, serial, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { products } from './catalogue.ts';
import { createdAt } from './columns.ts';
import { orders } from './orders.ts';

/** A product that whoever bought it in these stores on these days was told not to use. */
export const recalls = pgTable(
  'recalls',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** As it was called then, by language. */
    productNames: jsonb('product_names').$type<InSome<string>>().notNull(),
    /** Sorted. */
    storeIds: integer('store_ids').array().notNull(),
    /** Days of the stores' clocks on which it was handed over, both included. */
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    /** What is printed on the goods; empty: all of those days. */
    lot: text().notNull(),
    reason: text({ enum: recallReasons }).notNull(),
    advice: text({ enum: recallAdvices }).notNull(),
    /** What staff add in their own words, by language. */
    words: jsonb().$type<InSome<string>>().notNull(),
    /** Its sale was stopped with it. */
    stopsSale: boolean('stops_sale').notNull(),
    /** Who made it; null once that account is gone. */
    accountId: integer('account_id').references(() => customers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('recalls_product').on(t.productId), check('recalls_days', sql`${t.toDay} >= ${t.fromDay}`)],
);

/** The orders that a recall has found, without name or address: those stand in the order, and are erased with it. */
export const recallOrders = pgTable(
  'recall_orders',
  {
    recallId: integer('recall_id')
      .notNull()
      .references(() => recalls.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What was handed over, in thousandths of the unit. */
    quantityMilli: integer('quantity_milli').notNull(),
    /** The order that the mail of this buyer is named by: one a buyer, whatever the number of their orders. Null: no address. */
    mailOrderId: integer('mail_order_id'),
  },
  (t) => [primaryKey({ columns: [t.recallId, t.orderId] }), index('recall_orders_order').on(t.orderId)],
);
