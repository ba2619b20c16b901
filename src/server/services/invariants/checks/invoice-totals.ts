import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** An invoice comes to what its order does, its VAT too. */
export const invoiceTotals: Invariant = {
  name: 'invoiceTotals',
  broken: sql`select i.number as id from invoices i join orders o on o.id = i.order_id
    where i.kind = 'invoice'
      and (i.total_cents, (i.content ->> 'vatCents')::int) is distinct from (o.total_cents, o.vat_cents)`,
};
