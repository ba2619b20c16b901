import { languages } from '#domain/language/language.ts';
import { ratingBounds, reviewStatuses } from '#domain/reviews/review.ts';
import { check, index, integer, pgTable, serial, smallint, text, uniqueIndex } from '#server/db/pg-core.ts';
import { desc, sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { products } from './catalogue.ts';
import { createdAt, instant } from './columns.ts';
import { orderLines } from './orders.ts';

/** What customers say of goods they bought, moderated by staff: one review for a customer and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The proof of purchase: a line of a completed order, which never changes. */
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    rating: smallint().notNull(),
    title: text().notNull().default(''),
    /** Plain text, as the customer wrote it. */
    text: text().notNull().default(''),
    language: text({ enum: languages }).notNull(),
    status: text({ enum: reviewStatuses }).notNull().default('pending'),
    /** What the shop answers, in its own words; shown with the review. */
    answer: text().notNull().default(''),
    createdAt: createdAt(),
    /** When its customer last changed it; null: never. */
    editedAt: instant('edited_at'),
    moderatedAt: instant('moderated_at'),
    /** Counts up with what its customer and what staff change of it. */
    version: integer().notNull().default(1),
    moderatedBy: integer('moderated_by').references(() => customers.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('reviews_one_each').on(t.productId, t.customerId),
    index('reviews_shown').on(t.productId, desc(t.createdAt)).where(sql`${t.status} = 'approved'`),
    index('reviews_queue').on(t.status, t.createdAt, t.id),
    index('reviews_by_age').on(t.createdAt, t.id),
    index('reviews_customer').on(t.customerId),
    index('reviews_order_line').on(t.orderLineId),
    check('reviews_rating', sql`${t.rating} between ${sql.raw(`${ratingBounds.min} and ${ratingBounds.max}`)}`),
    check('reviews_moderated', sql`${t.status} = 'pending' or ${t.moderatedAt} is not null`),
  ],
);
