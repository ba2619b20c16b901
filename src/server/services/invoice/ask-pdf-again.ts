import { and, eq, sql } from 'drizzle-orm';
import type { Changes } from '#server/db/changes.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { isWaiting, outbox } from '#server/db/tables/outbox.ts';
import { type InvoiceRow, invoicePdfKind } from './add-invoice.ts';

/**
 * Has a job make the PDF of an invoice whose file is not there, unless one is about to: the file was lost, or the invoice
 * was imported without it. Nobody is mailed again. At most one job a minute and invoice.
 */
export async function askPdfAgain(
  { db, changes, clock }: { db: Db; changes: Pick<Changes, 'tell'>; clock: () => Date },
  { id, number }: Pick<InvoiceRow, 'id' | 'number'>,
): Promise<void> {
  const now = clock();
  const ofInvoice = and(eq(outbox.kind, invoicePdfKind), eq(sql`${outbox.payload} ->> 'invoiceId'`, String(id)));
  if ((await db.$count(outbox, and(isWaiting(outbox), ofInvoice))) > 0) return;
  const dedupeKey = `${invoicePdfKind}:${number}:again:${now.toISOString().slice(0, 16)}`;
  await enqueue(db, { kind: invoicePdfKind, dedupeKey, payload: { invoiceId: id, isAgain: true }, now });
  changes.tell('outbox');
}
