import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/db/connection.ts';

/** What must hold at every moment, each as a statement that finds the rows which break it. */
const invariants = {
  'stock is the sum of its movements, on hand and reserved': sql`
    select s.store_id, s.product_id from stock s left join stock_movements m using (store_id, product_id)
    group by s.store_id, s.product_id having s.on_hand_milli <> coalesce(sum(m.delta_milli), 0)
      or s.reserved_milli <> coalesce(sum(m.reserved_delta_milli), 0)`,
  'an order comes to its lines and its fee': sql`
    select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id having o.total_cents <> coalesce(sum(l.line_cents), 0) + o.fee_cents`,
  'the VAT of an order is that of its rates': sql`
    select o.id from orders o, lateral (
      select coalesce(sum((r ->> 'vatCents')::int), 0) as vat, coalesce(sum((r ->> 'grossCents')::int), 0) as gross
      from jsonb_array_elements(o.vat_by_rate) r) r
    where o.vat_cents <> r.vat or o.total_cents <> r.gross`,
  'a change of an order is recorded up to what the order comes to': sql`
    select o.id from orders o, lateral (
      select c.total_after_cents as total, c.lines_after as lines from order_changes c join order_events e on e.id = c.event_id
      where e.order_id = o.id order by e.id desc limit 1) c
    where c.total <> o.total_cents
      or (select sum((l ->> 'lineCents')::int) from jsonb_array_elements(c.lines) l) <> o.goods_cents`,
  'a draft of the staff has taken no stock': sql`
    select o.id from orders o join stock_movements m on m.order_id = o.id where o.status = 'draft'`,
  'a placed order has lines': sql`
    select o.id from orders o where o.status <> 'draft' and not exists (select 1 from order_lines l where l.order_id = o.id)`,
  'a placed order has its mail in the outbox once': sql`
    select o.id from orders o where o.status <> 'draft' and o.erased_at is null and (
      select count(*) from outbox b where b.dedupe_key = 'order-confirmation:' || o.id) <> 1`,
  'an open order has reserved what its lines say, a picked one taken it, an ended one neither': sql`
    select o.id, l.product_id from orders o
    join (select order_id, product_id, sum(quantity_milli) as quantity from order_lines group by order_id, product_id) l
      on l.order_id = o.id
    join stock s on s.store_id = o.store_id and s.product_id = l.product_id and s.inventory
    cross join lateral (
      select coalesce(sum(m.reserved_delta_milli), 0) as reserved, -coalesce(sum(m.delta_milli), 0) as taken
      from stock_movements m where m.order_id = o.id and m.product_id = l.product_id) m
    where (m.reserved, m.taken) is distinct from (
      case when o.status = 'submitted' and o.fulfilment in ('pending', 'processing') then l.quantity else 0 end,
      case when o.status = 'completed' or o.fulfilment in ('ready', 'shipped') then l.quantity else 0 end)`,
  'credit is the sum of its movements': sql`
    select c.id from customers c left join credit_movements m on m.customer_id = c.id
    group by c.id having c.store_credit_cents <> coalesce(sum(m.cents), 0)`,
  'an order that stands has spent the credit that it says, an ended one none': sql`
    select o.id from orders o left join credit_movements m on m.order_id = o.id and m.customer_id = o.customer_id
    where o.customer_id is not null
    group by o.id having -coalesce(sum(m.cents), 0) <>
      case when o.status in ('submitted', 'completed') then o.credit_cents - (
        select coalesce(sum(i.credit_cents), 0) from invoices i where i.order_id = o.id and i.kind = 'creditNote') else 0 end`,
  'since there are invoices, what staff have delivered has one; what is not delivered has none': sql`
    select o.id from orders o, lateral (
      select count(*) as invoices from invoices i where i.order_id = o.id and i.kind = 'invoice') i
    where (o.status <> 'completed' and i.invoices > 0) or (i.invoices <> 1 and exists (
      select 1 from order_events e
      where e.order_id = o.id and e.kind = 'move' and e.to = 'delivered' and e.actor_id is not null
        and e.at >= (select min(issued_at) from invoices)))`,
  'the numbers of a series leave none out': sql`
    select c.kind, c.year from invoice_counters c where c.last <> (
      select count(*) from invoices i where i.kind = c.kind and i.year = c.year and i.position <= c.last)`,
  'an invoice comes to what its order does, by rate too': sql`
    select i.number from invoices i join orders o on o.id = i.order_id
    where i.kind = 'invoice' and (i.total_cents, (i.content ->> 'vatCents')::int) is distinct from (o.total_cents, o.vat_cents)`,
  'no more is credited than was invoiced': sql`
    select i.id from invoices i join invoices n on n.invoice_id = i.id
    group by i.id having sum(n.total_cents) > i.total_cents`,
  'an order that stands has its place in the slot it names, every other none': sql`
    select o.id from orders o left join slot_places p on p.order_id = o.id
    where p.slot_id is distinct from case when o.status in ('submitted', 'completed') then o.slot_id end`,
  'no draft is paid': sql`select id from orders where status = 'draft' and payment_status in ('paid', 'refunded')`,
};

/** The rows that break an invariant, by its name; empty when all is well. */
export async function brokenInvariants(db: Db): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(invariants)) {
    const rows = rowsOf<unknown>(await db.execute(statement));
    if (rows.length > 0) broken[name] = rows;
  }
  return broken;
}
