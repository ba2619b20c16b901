import type { InSome } from '#domain/language/by-language.ts';
import {
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { createdAt, instant } from './columns.ts';

export const stores = pgTable(
  'stores',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    /** What files and other programs call it. */
    code: text().unique(),
    street: text().notNull(),
    city: text().notNull(),
    state: text(),
    postalCode: text('postal_code').notNull(),
    country: text().notNull().default('FR'),
    phone: text().notNull(),
    email: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    timeZone: text('time_zone').notNull().default('Europe/Paris'),
    displayable: boolean().notNull().default(true),
    allowDelivery: boolean('allow_delivery').notNull().default(false),
    position: smallint().notNull().default(0),
    /** A discount of the store on everything; the larger of this and the product's own counts. */
    discountPercent: smallint('discount_percent'),
    discountIsActive: boolean('discount_is_active').notNull().default(false),
    discountFrom: instant('discount_from'),
    discountTo: instant('discount_to'),
    /** Until when the starts and ends of that discount are included in the lowest prior prices; null: not at all. */
    lowestNotedAt: instant('lowest_noted_at'),
    /** Counts up with each change by staff, of hours, closed days and rules too: of two edits at once, the second is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [check('stores_discount_percent', sql`${t.discountPercent} between 1 and 99`)],
);

/** The stores' discounts on everything as they were set, each from `since` until the next: for the lowest prior price. */
export const storeDiscounts = pgTable(
  'store_discounts',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
    percent: smallint(),
    isActive: boolean('is_active').notNull(),
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.since] })],
);

/** Opening hours by ISO weekday (1 is Monday), in the store's own time; a day may have several rows or none. */
export const storeHours = pgTable(
  'store_hours',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    weekday: smallint().notNull(),
    opens: text().notNull(),
    closes: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.weekday, t.opens] }),
    check('store_hours_weekday', sql`${t.weekday} between 1 and 7`),
  ],
);

/** Days on which a store stays closed or has other hours, whatever its week says, with the reason that shoppers read. */
export const storeClosedDays = pgTable(
  'store_closed_days',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** In the store's own time. */
    day: date().notNull(),
    reason: jsonb().$type<InSome<string>>().notNull(),
    /** `HH:MM`, as of a weekday; null: closed. */
    opens: text(),
    closes: text(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.day] }),
    check('store_closed_days_hours', sql`(${t.opens} is null) = (${t.closes} is null)`),
  ],
);

export const shippingRules = pgTable(
  'shipping_rules',
  {
    id: serial().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** A postal code, '75*' for all that begin so, or '*****' for all others. */
    postalCode: text('postal_code').notNull(),
    orderAmountCents: integer('order_amount_cents').notNull(),
    /** 100 000, in any currency, marks "no delivery"; the wire writes 1000. */
    feeRetailCents: integer('fee_retail_cents').notNull(),
    feeWholesaleCents: integer('fee_wholesale_cents').notNull(),
  },
  (t) => [
    check(
      'shipping_rules_not_negative',
      sql`${t.orderAmountCents} >= 0 and ${t.feeRetailCents} >= 0 and ${t.feeWholesaleCents} >= 0`,
    ),
  ],
);
