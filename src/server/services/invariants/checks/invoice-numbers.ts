import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** The numbers of a series of invoices or credit notes leave none out. */
export const invoiceNumbers: Invariant = {
  name: 'invoiceNumbers',
  broken: sql`select c.kind || '/' || c.year as id from invoice_counters c where c.last <> (
      select count(*) from invoices i where i.kind = c.kind and i.year = c.year and i.position <= c.last)`,
};
