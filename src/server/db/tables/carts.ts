import { check, integer, pgTable, primaryKey, serial, text, uniqueIndex } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { instant } from './columns.ts';
import { stores } from './stores.ts';

/** The cart that follows a customer from device to device: one in each store. */
export const carts = pgTable(
  'carts',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Rises with every change. */
    version: integer().notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('carts_one_each').on(t.customerId, t.storeId)],
);

/**
 * A product in a cart. A quantity of 0 is a tombstone: it remembers which device took the product out, so that another
 * one does not bring it back. The product is named and not referred to: once it is deleted, its line can still be shown.
 */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    productName: text('product_name').notNull(),
    quantityMilli: integer('quantity_milli').notNull(),
    /** The device that wrote it last, by the name it gave itself. */
    device: text().notNull(),
    /** Order in the cart; a product that comes back comes last. */
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.productId] }),
    check('cart_lines_quantity', sql`${t.quantityMilli} between 0 and 999000`),
  ],
);
