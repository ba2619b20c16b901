import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** No more is credited than was invoiced. */
export const creditNotes: Invariant = {
  name: 'creditNotes',
  broken: sql`select i.number as id from invoices i join invoices n on n.invoice_id = i.id
    group by i.id having sum(n.total_cents) > i.total_cents`,
};
