import type { InvariantName } from '#domain/invariants/invariant-names.ts';
import { type SQL, sql } from '#server/db/sql.ts';

/**
 * Of the payments of an order `o`: what is taken, whether some is held, and whether something is under way or to be
 * looked at.
 */
const moneyOf = sql`select sum(p.captured_cents - p.refunded_cents) as taken,
    bool_or(p.status in ('authorised', 'kept')) as is_held,
    bool_or(p.wants is not null or p.asking or p.attention is not null or exists (
      select 1 from payment_refunds r where r.payment_id = p.id and r.status = 'pending')) as is_open
  from payments p where p.order_id = o.id`;

/**
 * What must hold at every moment: for each a statement that finds what breaks it, a row
 * with an `id` for each. Checked every night, and when staff ask.
 */
export const invariants: Record<InvariantName, SQL> = {
  // Stock, on hand and reserved, is the sum of its movements.
  stockByLedger: sql`select s.store_id || '/' || s.product_id as id
    from stock s left join stock_movements m using (store_id, product_id)
    group by s.store_id, s.product_id having s.on_hand_milli <> coalesce(sum(m.delta_milli), 0)
      or s.reserved_milli <> coalesce(sum(m.reserved_delta_milli), 0)`,

  // An order comes to its lines and its fee.
  orderTotals: sql`select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id having o.total_cents <> coalesce(sum(l.line_cents), 0) + o.fee_cents`,

  // The VAT of an order is that of its rates.
  orderVat: sql`select o.id from orders o, lateral (
      select coalesce(sum((r ->> 'vatCents')::int), 0) as vat, coalesce(sum((r ->> 'grossCents')::int), 0) as gross
      from jsonb_array_elements(o.vat_by_rate) r) r
    where o.vat_cents <> r.vat or o.total_cents <> r.gross`,

  // A change of an order is recorded up to what the order comes to.
  orderChanges: sql`select o.id from orders o, lateral (
      select c.total_after_cents as total, c.lines_after as lines
      from order_changes c join order_events e on e.id = c.event_id
      where e.order_id = o.id order by e.id desc limit 1) c
    where c.total <> o.total_cents
      or (select sum((l ->> 'lineCents')::int) from jsonb_array_elements(c.lines) l) <> o.goods_cents`,

  // A placed order has lines.
  orderLines: sql`select o.id from orders o
    where o.status <> 'draft' and not exists (select 1 from order_lines l where l.order_id = o.id)`,

  // No draft is paid.
  draftsUnpaid: sql`select id from orders where status = 'draft' and payment_status in ('paid', 'refunded')`,

  // A draft has taken no stock.
  draftStock: sql`select distinct o.id from orders o join stock_movements m on m.order_id = o.id where o.status = 'draft'`,

  // Credit is the sum of its movements.
  creditByLedger: sql`select c.id from customers c left join credit_movements m on m.customer_id = c.id
    group by c.id having c.store_credit_cents <> coalesce(sum(m.cents), 0)`,

  // An order that stands has spent the credit that it says, less what credit notes gave back of it; an ended one none.
  orderCredit: sql`select o.id from orders o left join credit_movements m on m.order_id = o.id and m.customer_id = o.customer_id
    where o.customer_id is not null
    group by o.id having -coalesce(sum(m.cents), 0) <>
      case when o.status in ('submitted', 'completed') then o.credit_cents - (
        select coalesce(sum(i.credit_cents), 0) from invoices i where i.order_id = o.id and i.kind = 'creditNote') else 0 end`,

  // An order that stands has its place in the slot it names, every other none.
  slotPlaces: sql`select o.id from orders o left join slot_places p on p.order_id = o.id
    where p.slot_id is distinct from case when o.status in ('submitted', 'completed') then o.slot_id end`,

  // A slot has no more orders, and no more to pick, than it takes, unless staff have made it smaller since.
  slotRoom: sql`select s.id from slots s join slot_places p on p.slot_id = s.id and p.order_id is not null
    where not s.made_smaller
    group by s.id having count(*) > s.most_orders or sum(p.picking_seconds) > s.most_picking_seconds`,

  // Since there are invoices, what staff have delivered has one; what is not delivered has none.
  invoicedOrders: sql`select o.id from orders o, lateral (
      select count(*) as invoices from invoices i where i.order_id = o.id and i.kind = 'invoice') i
    where (o.status <> 'completed' and i.invoices > 0) or (i.invoices <> 1 and exists (
      select 1 from order_events e
      where e.order_id = o.id and e.kind = 'move' and e.to = 'delivered' and e.actor_id is not null
        and e.at >= (select min(issued_at) from invoices)))`,

  // The numbers of a series of invoices or credit notes leave none out.
  invoiceNumbers: sql`select c.kind || '/' || c.year as id from invoice_counters c where c.last <> (
      select count(*) from invoices i where i.kind = c.kind and i.year = c.year and i.position <= c.last)`,

  // An invoice comes to what its order does, its VAT too.
  invoiceTotals: sql`select i.number as id from invoices i join orders o on o.id = i.order_id
    where i.kind = 'invoice'
      and (i.total_cents, (i.content ->> 'vatCents')::int) is distinct from (o.total_cents, o.vat_cents)`,

  // No more is credited than was invoiced.
  creditNotes: sql`select i.number as id from invoices i join invoices n on n.invoice_id = i.id
    group by i.id having sum(n.total_cents) > i.total_cents`,

  // What a payment has reserved, taken and sent back is the sum of its events.
  paymentSums: sql`select p.id from payments p left join payment_events e on e.payment_id = p.id
    group by p.id having (p.reserved_cents, p.captured_cents, p.refunded_cents) is distinct from (
      coalesce(sum(e.reserved_cents), 0)::int, coalesce(sum(e.captured_cents), 0)::int, coalesce(sum(e.refunded_cents), 0)::int)`,

  // What providers have taken for an order that was picked, less what they sent back, is what it came to, less its credit
  // and what its credit notes paid back to the means, or took off before anything was taken. What is under way, and
  // what staff are to look at, is left out.
  paymentsTaken: sql`select o.id from orders o, lateral (${moneyOf}) p, lateral (
      select coalesce(sum(r.amount_cents), 0) as back from payment_refunds r where r.order_id = o.id and r.status = 'done') r,
    lateral (select coalesce(sum(i.total_cents - i.credit_cents - (
      select coalesce(sum(r.amount_cents), 0) from payment_refunds r where r.invoice_id = i.id)), 0) as waived
      from invoices i where i.order_id = o.id and i.kind = 'creditNote') n
    where o.status in ('submitted', 'completed') and o.fulfilment in ('ready', 'shipped', 'delivered')
      and o.payment_method in ('card', 'paypal') and not p.is_open
      and p.taken <> o.total_cents - o.credit_cents - n.waived - r.back`,

  // Of an order that was cancelled or rejected nothing is reserved, and all that was taken has gone back.
  paymentsEnded: sql`select o.id from orders o, lateral (${moneyOf}) p
    where o.status in ('cancelled', 'rejected') and not p.is_open and (p.taken <> 0 or p.is_held)`,
};
