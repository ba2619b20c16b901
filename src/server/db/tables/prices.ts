import { priceTypes } from '#domain/pricing/price-type.ts';
import { boolean, check, index, integer, pgTable, primaryKey, serial, smallint, text } from '#server/db/pg-core.ts';
import { isNotNull, sql } from '#server/db/sql.ts';
import { products } from './catalogue.ts';
import { createdAt, instant } from './columns.ts';
import { stores } from './stores.ts';

const storeId = () =>
  integer('store_id')
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' });
const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/** Prices before discount, VAT included, in cents for one unit. A product without a retail price is not sold in the store. */
export const prices = pgTable(
  'prices',
  {
    storeId: storeId(),
    productId: productId(),
    priceType: text('price_type', { enum: priceTypes }).notNull(),
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.productId, t.priceType] }),
    check('prices_positive', sql`${t.cents} > 0`),
  ],
);

export const discounts = pgTable(
  'discounts',
  {
    id: serial().primaryKey(),
    storeId: storeId(),
    productId: productId(),
    percent: smallint().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Both ends count; null is open. */
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
    createdAt: createdAt(),
  },
  (t) => [
    index('discounts_of').on(t.storeId, t.productId),
    index('discounts_starts').on(t.validFrom).where(isNotNull(t.validFrom)),
    index('discounts_ends').on(t.validTo).where(isNotNull(t.validTo)),
    check('discounts_percent', sql`${t.percent} between 1 and 99`),
  ],
);

/**
 * What a product cost in a store from `since` on, before the store's own discount on everything (`store_discounts`): for
 * the lowest price of the last 30 days (Directive 98/6/EC, article 6a).
 */
export const priceHistory = pgTable(
  'price_history',
  {
    storeId: storeId(),
    productId: productId(),
    since: instant('since').notNull(),
    baseCents: integer('base_cents').notNull(),
    wholesaleBaseCents: integer('wholesale_base_cents').notNull(),
    /** The product's own discount then, per cent, or null. */
    percent: smallint(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.productId, t.since] })],
);
