import type { Aisle } from '#domain/picking/aisle.ts';
import { integer, jsonb, pgTable, primaryKey, text } from '#server/db/pg-core.ts';
import { products } from './catalogue.ts';
import { stores } from './stores.ts';

/** The aisles of a store in the order in which one walks past them; a store without a row has none. */
export const storeAisles = pgTable('store_aisles', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  aisles: jsonb().$type<Aisle[]>().notNull(),
  /** Counts up with each change by staff: of two edits at once, the second is refused. */
  version: integer().notNull().default(1),
});

/** Where a product stands within its aisle in a store; apart from its stock, which each order writes. */
export const shelfPlaces = pgTable(
  'shelf_places',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    shelf: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.productId] })],
);
