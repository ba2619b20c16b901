import { languages } from '#domain/language/language.ts';
import { index, integer, pgTable, primaryKey, text } from '#server/db/pg-core.ts';
import { desc } from '#server/db/sql.ts';
import { instant } from './columns.ts';
import { stores } from './stores.ts';

/** Searches that found nothing, for staff: what shoppers ask for and the shop does not have, or calls otherwise. */
export const searchMisses = pgTable(
  'search_misses',
  {
    language: text({ enum: languages }).notNull(),
    /** In small letters, accents as they were typed. */
    words: text().notNull(),
    count: integer().notNull().default(1),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.words] }),
    index('search_misses_by_age').on(desc(t.lastAt), t.words, t.language),
    index('search_misses_by_count').on(desc(t.count), t.words, t.language),
  ],
);

/** What each store sold in the last 90 days, the most popular first: counted anew every hour by a job. */
export const popularity = pgTable('popularity', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  countedAt: instant('counted_at').notNull(),
  productIds: integer('product_ids').array().notNull(),
  /** In how many orders each of the products stood. */
  orders: integer().array().notNull(),
});
