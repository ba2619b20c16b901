import type { InvoiceLine } from '#domain/invoice/invoice-content.ts';
import { sql } from '#server/db/sql.ts';
import type { invoices } from '#server/db/tables/invoices.ts';
import { orders } from '#server/db/tables/orders.ts';

/** An invoice or credit note of an order. */
export type StoredInvoice = Pick<typeof invoices.$inferSelect, 'number' | 'kind' | 'totalCents' | 'creditCents'> & {
  issuedAt: string;
  /** Of a credit note. */
  reason: string | null;
  /** Of a credit note: the goods that came back. */
  lines: Pick<InvoiceLine, 'name' | 'quantityMilli' | 'unit'>[] | null;
};

/** The papers of an order, its invoice first, within a statement that reads orders. */
export const papersOf = sql<StoredInvoice[]>`(
  select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind, 'totalCents', i.total_cents,
    'creditCents', i.credit_cents, 'issuedAt', i.issued_at,
    'reason', i.content -> 'corrects' ->> 'reason',
    'lines', case when i.kind = 'creditNote' then i.content -> 'lines' end) order by i.id), '[]')
  from invoices i where i.order_id = ${orders.id})`;
