import { type InvoiceContent, type InvoiceKind, invoiceNumber } from '#domain/invoice/invoice-content.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { sql } from '#server/db/sql.ts';
import { invoiceCounters, invoices } from '#server/db/tables/invoices.ts';
import type { Write } from '#server/db/transact.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** The job of each invoice and credit note: to make its PDF. */
export const invoicePdfKind = 'invoice-pdf';

/** Numbers an invoice or credit note, keeps what it says, and has a job make its PDF after the commit. */
export async function addInvoice(
  { tx, announce, now }: Write & { now: Date },
  { orderId, invoiceId, content }: { orderId: number; invoiceId: number | null; content: InvoiceContent },
): Promise<InvoiceRow> {
  const kind = invoiceId === null ? 'invoice' : 'creditNote';
  const year = Number(content.issuedOn.slice(0, 4));
  const { totalCents, creditCents } = content;
  const position = await takePlace(tx, kind, year);
  const number = invoiceNumber(kind, year, position);
  const place = { kind, year, position, number } as const;
  const [row] = await tx
    .insert(invoices)
    .values({ ...place, orderId, invoiceId, issuedAt: now, totalCents, creditCents, content })
    .returning();
  if (!row) throw new Error('the invoice was not written');
  // By the invoice and not by the order: entries about an order go with the person, and the PDF is kept by law.
  const payload = { invoiceId: row.id };
  await enqueue(tx, { kind: invoicePdfKind, dedupeKey: `${invoicePdfKind}:${number}`, payload, now });
  announce('outbox');
  return row;
}

/**
 * The next place in a series. Whoever asks then waits until this transaction has ended, and takes the same place where it was
 * undone: no place is left out and none is taken twice. To be asked late in a transaction, for others wait.
 */
async function takePlace(tx: Db, kind: InvoiceKind, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.kind, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  if (!row) throw new Error('the counter was not written');
  return row.last;
}

/** Where the PDF of an invoice or credit note is kept in the file store. */
export function invoiceFile(number: string): string {
  return `invoices/${number}.pdf`;
}
