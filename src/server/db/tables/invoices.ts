import { type InvoiceContent, invoiceKinds } from '#domain/invoice/invoice-content.ts';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/** The last place taken in each series; its row is locked until who takes a place has committed, so that none is left out. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { kind: text({ enum: invoiceKinds }).notNull(), year: smallint().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
);

/** Invoices and credit notes as they were issued: rows are only added, a trigger refuses anything else. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial().primaryKey(),
    kind: text({ enum: invoiceKinds }).notNull(),
    year: smallint().notNull(),
    /** In the series of the kind and year. */
    position: integer().notNull(),
    number: text().notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of a credit note: the invoice that it corrects. */
    invoiceId: integer('invoice_id').references((): AnyPgColumn => invoices.id),
    issuedAt: instant('issued_at').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** What of an invoice the customer's credit paid; what of a credit note went back to it. */
    creditCents: integer('credit_cents').notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (t) => [
    uniqueIndex('invoices_place').on(t.kind, t.year, t.position),
    uniqueIndex('invoices_one').on(t.orderId).where(sql`${t.kind} = 'invoice'`),
    index('invoices_order').on(t.orderId),
    check('invoices_corrected', sql`(${t.kind} = 'creditNote') = (${t.invoiceId} is not null)`),
    check('invoices_amounts', sql`${t.totalCents} >= 0 and ${t.creditCents} between 0 and ${t.totalCents}`),
  ],
);
