import { sql } from 'drizzle-orm';
import type { InvoiceKind } from '#domain/invoice/invoice-number.ts';
import type { Db } from '#server/db/connection.ts';
import { invoiceCounters } from '#server/db/tables/invoices.ts';

/**
 * The next place in a series. Whoever asks then waits until this transaction has ended, and takes the same place where it was
 * undone: no place is left out and none is taken twice. To be asked late in a transaction, for others wait.
 */
export async function takePlace(tx: Db, kind: InvoiceKind, year: number): Promise<number> {
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
