import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** The VAT of an order is that of its rates. */
export const orderVat: Invariant = {
  name: 'orderVat',
  broken: sql`select o.id from orders o, lateral (
      select coalesce(sum((r ->> 'vatCents')::int), 0) as vat, coalesce(sum((r ->> 'grossCents')::int), 0) as gross
      from jsonb_array_elements(o.vat_by_rate) r) r
    where o.vat_cents <> r.vat or o.total_cents <> r.gross`,
};
