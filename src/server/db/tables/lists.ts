import { check, index, integer, pgTable, primaryKey, serial, smallint, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/** What somebody buys again and again, under a name. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Opens the list to whoever has it; null while it is not shared. */
    shareToken: text('share_token').unique(),
    /** Raised by each change. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('shopping_lists_customer').on(t.customerId)],
);

/** A product of a list; named and not referred to, as in a cart: should it be deleted, its line can still be shown. */
export const shoppingListItems = pgTable(
  'shopping_list_items',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    productName: text('product_name').notNull(),
    quantityMilli: integer('quantity_milli').notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.productId] }),
    check('shopping_list_items_quantity', sql`${t.quantityMilli} between 1 and 999000`),
  ],
);
