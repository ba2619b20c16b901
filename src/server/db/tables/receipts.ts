import { receiptStates } from '#domain/receipt/receipt.ts';
import { check, date, index, integer, pgTable, serial, smallint, text, uniqueIndex } from '#server/db/pg-core.ts';
import { isNotNull, sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { products } from './catalogue.ts';
import { createdAt, instant } from './columns.ts';
import { stores } from './stores.ts';

/** What a supplier has delivered to a store, by its delivery note. */
export const receipts = pgTable(
  'receipts',
  {
    id: serial().primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    supplier: text().notNull(),
    noteNumber: text('note_number').notNull(),
    /** A day of the store's clock. */
    deliveredOn: date('delivered_on').notNull(),
    state: text({ enum: receiptStates }).notNull().default('draft'),
    /** Who began it; null once that account is gone. */
    accountId: integer('account_id').references(() => customers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    bookedAt: instant('booked_at'),
    cancelledAt: instant('cancelled_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('receipts_listed').on(t.deliveredOn, t.id),
    // One delivery is booked once, however its number is spelt.
    uniqueIndex('receipts_note')
      .on(t.storeId, sql`fold_text(${t.supplier})`, sql`fold_text(${t.noteNumber})`)
      .where(sql`${t.state} = 'booked'`),
  ],
);

export const receiptLines = pgTable(
  'receipt_lines',
  {
    id: serial().primaryKey(),
    receiptId: integer('receipt_id')
      .notNull()
      .references(() => receipts.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In thousandths of the unit of sale, whether it was counted in units or in cases. */
    quantityMilli: integer('quantity_milli').notNull(),
    /** How many cases that is, where cases were counted. */
    cases: integer(),
    /** The best-before or use-by date on the goods. */
    bestBefore: date('best_before'),
    /** For one unit of sale, without VAT, in cents; null: the note does not say. */
    purchaseCents: integer('purchase_cents'),
    /** What of it a cancellation has taken out of the stock again; null before. */
    takenBackMilli: integer('taken_back_milli'),
  },
  (t) => [
    uniqueIndex('receipt_lines_position').on(t.receiptId, t.position),
    index('receipt_lines_product').on(t.productId),
    index('receipt_lines_best_before').on(t.bestBefore).where(isNotNull(t.bestBefore)),
    check('receipt_lines_quantity', sql`${t.quantityMilli} > 0 and ${t.cases} > 0`),
    check('receipt_lines_purchase', sql`${t.purchaseCents} >= 0`),
  ],
);
