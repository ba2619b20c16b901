import { isNotNull } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Category } from '#domain/catalogue/category.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { products } from './catalogue.ts';
import { instant, transactionId } from './columns.ts';
import { stores } from './stores.ts';

/**
 * The read model of the listings: a row for each visible product with a price in a store, all that a card shows but the
 * stock. Written only by refresh-shelf.ts, in the transaction of each write and when a discount starts or ends.
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
    category: text().notNull(),
    unit: text().notNull(),
    supplier: text(),
    nameFr: text('name_fr').notNull(),
    nameEn: text('name_en').notNull(),
    nameVi: text('name_vi').notNull(),
    descriptionFr: text('description_fr').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionVi: text('description_vi').notNull(),
    baseCents: integer('base_cents').notNull(),
    finalCents: integer('final_cents').notNull(),
    wholesaleBaseCents: integer('wholesale_base_cents').notNull(),
    wholesaleFinalCents: integer('wholesale_final_cents').notNull(),
    /** The discount that holds now, per cent, or null. */
    percent: smallint(),
    discountEndsAt: instant('discount_ends_at'),
    /** Beside a discount, the lowest price of the 30 days before it (services/lowest-prices); null without. */
    lowestCents: integer('lowest_cents'),
    wholesaleLowestCents: integer('wholesale_lowest_cents'),
    /** The mean of the stars of approved reviews, in tenths; null without any. */
    ratingTenths: smallint('rating_tenths'),
    ratingCount: integer('rating_count').notNull().default(0),
    featured: boolean().notNull(),
    createdAt: instant('created_at').notNull(),
    ingredientsFr: text('ingredients_fr'),
    ingredientsEn: text('ingredients_en'),
    ingredientsVi: text('ingredients_vi'),
    /** What a card shows whatever the language and the price: one column, as each costs time to send and to read. */
    card: json().$type<ShelfCard>().notNull(),
    /** What the product's own page shows besides. */
    facts: json().$type<ShelfFacts>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.productId] }),
    index('shelf_by_age').on(t.storeId, t.createdAt, t.productId),
    index('shelf_offers').on(t.storeId, t.productId).where(isNotNull(t.percent)),
  ],
);

/**
 * Which transaction changed the shelf rows of a product last: what is kept in memory reads only what has changed since
 * its own snapshot (features/catalogue/shelf-index). Written by refresh-shelf.ts alone.
 */
export const shelfChanges = pgTable(
  'shelf_changes',
  { productId: integer('product_id').primaryKey(), transaction: transactionId().notNull() },
  (t) => [index('shelf_changes_since').on(t.transaction)],
);

export type ShelfCard = {
  slug: string;
  category: Category;
  unit: Unit;
  supplier: string | null;
  pictures: string[];
  pictureColor: string | null;
  barcode: string | null;
  supplierCode: string | null;
  volumeMl: number | null;
  unitWeightG: number | null;
  articleWeightG: number | null;
  tareWeightG: number | null;
  vatBp: number;
  storageType: 'frozen' | 'refrigerated' | 'dry';
  quantityStepMilli: number;
  minimumAge: number | null;
};

export type ShelfFacts = {
  origin: string | null;
  allergens: string[];
  /** False: nobody has said, so an empty list promises nothing. */
  allergensKnown: boolean;
  mayContain: string[];
  diets: string[];
  nutrition: Record<string, number> | null;
  alcoholPercent: number | null;
};
