import type { InSome } from '#domain/language/by-language.ts';
import { type BannerWords, bannerPlaces } from '#domain/pages/banner.ts';
import { check, date, index, integer, jsonb, pgTable, serial, smallint, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { pictures } from './catalogue.ts';
import { createdAt } from './columns.ts';
import { stores } from './stores.ts';

/** What staff show on home for some days. A picture that is named here cannot be deleted. */
export const banners = pgTable(
  'banners',
  {
    id: serial().primaryKey(),
    place: text({ enum: bannerPlaces }).notNull(),
    /** Null: all stores. */
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    /** Days of the store's clock, both included; null: at once, and until it is taken away. */
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    /** In the languages in which anything is said. */
    words: jsonb().$type<InSome<BannerWords>>().notNull(),
    /** A page of the shop. */
    linkTo: text('link_to'),
    pictureId: text('picture_id').references(() => pictures.id),
    /** Among those of a week, the lowest first. */
    position: smallint().notNull(),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('banners_store').on(t.storeId),
    index('banners_picture').on(t.pictureId),
    check('banners_days', sql`${t.lastDay} >= ${t.firstDay}`),
  ],
);
