import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq } from '#server/db/sql.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import type { InvoiceRow } from './add-invoice.ts';

/** The invoice of an order, null before it is delivered, and its credit notes, the oldest first. */
export async function selectInvoices(
  db: Db,
  orderId: number,
): Promise<{ invoice: InvoiceRow | null; notes: InvoiceRow[] }> {
  const rows = await db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));
  return {
    invoice: rows.find(({ kind }) => kind === 'invoice') ?? null,
    notes: rows.filter(({ kind }) => kind === 'creditNote'),
  };
}

/** How much of each line of an order has come back, by the line. */
export async function selectReturned(db: Db, orderId: number): Promise<Map<number, Milli>> {
  const { notes } = await selectInvoices(db, orderId);
  const returned = new Map<number, Milli>();
  for (const { lineId, quantityMilli } of notes.flatMap(({ content }) => content.lines))
    returned.set(lineId, (returned.get(lineId) ?? 0) + quantityMilli);
  return returned;
}

/** An order's invoice, or this credit note of it; null where there is none. */
export async function findInvoice(
  db: Db,
  orderId: number,
  creditNote: string | undefined,
): Promise<Pick<InvoiceRow, 'number' | 'issuedAt' | 'content'> | null> {
  const { number, issuedAt, content } = invoices;
  const which = creditNote === undefined ? eq(invoices.kind, 'invoice') : eq(invoices.number, creditNote);
  const [row] = await db
    .select({ number, issuedAt, content })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), which));
  return row ?? null;
}
