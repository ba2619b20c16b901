import type { Cents } from '#domain/money/cents.ts';
import type { PaymentStep } from '#domain/order/due.ts';
import { sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { StoredOrder } from './stored-order.ts';

/** The steps of an order's payment, the oldest first (domain/order/due.ts), within a statement that reads orders. */
export const paymentStepsOf = sql<PaymentStep[]>`(
  select coalesce(json_agg(case
    when e.kind = 'payment' then json_build_object('kind', 'payment', 'amountCents', e.amount_cents)
    when e.kind = 'change' then json_build_object('kind', 'change', 'totalBeforeCents', c.total_before_cents,
      'creditBeforeCents', c.credit_before_cents)
    else json_build_object('kind', 'paper') end order by e.id), '[]')
  from order_events e
  left join order_changes c on c.event_id = e.id
  where e.order_id = ${orders.id}
    and (e.kind in ('payment', 'return') or e.kind = 'change' and c.event_id is not null or e.kind = 'move' and e."to" = 'delivered'))`;

/** What of the goods that came back is money and not store credit, within a statement that reads orders. */
export const returnedOf = sql<Cents>`(
  select coalesce(sum(i.total_cents - i.credit_cents), 0)::int
  from invoices i where i.order_id = ${orders.id} and i.kind = 'creditNote')`;

/** What of the goods that came back is money, in cents: the rest has gone back to the customer's credit. */
export function returnedCents({ invoices }: Pick<StoredOrder, 'invoices'>): Cents {
  const notes = invoices.filter(({ kind }) => kind === 'creditNote');
  return notes.reduce((sum, { totalCents, creditCents }) => sum + totalCents - creditCents, 0);
}
