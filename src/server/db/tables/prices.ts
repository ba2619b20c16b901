import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { priceTypes } from '#domain/pricing/price-type.ts';
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
    check('discounts_percent', sql`${t.percent} between 1 and 99`),
  ],
);

/** Every price that a shopper could see, from when: for the lowest of the last 30 days (EU 98/6 art. 6a). */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    storeId: storeId(),
    productId: productId(),
    priceType: text('price_type', { enum: priceTypes }).notNull(),
    baseCents: integer('base_cents').notNull(),
    finalCents: integer('final_cents').notNull(),
    since: instant('since').notNull(),
  },
  (t) => [index('price_history_of').on(t.storeId, t.productId, t.priceType, t.since)],
);
