import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { invariants as ofShop } from '#server/services/invariants/invariants.ts';

/**
 * What holds in a test besides what is checked of every shop: there mails are deleted in time, and goods that were not
 * counted come to be counted.
 */
const ofTests = {
  'a placed order has its mail in the outbox once, one that waits for its payer none': sql`
    select o.id from orders o where o.status <> 'draft' and o.erased_at is null and (
      select count(*) from outbox b where b.dedupe_key = 'order-confirmation:' || o.id) <> case
        when o.payment_method in ('card', 'paypal') and exists (select 1 from payments p where p.order_id = o.id)
          and not exists (select 1 from payments p join payment_events e on e.payment_id = p.id
            where p.order_id = o.id and e.text in ('authorised', 'kept')) then 0 else 1 end`,
  'an order is in a round that is not finished, as a stop of it that is open': sql`
    select o.id from orders o where o.round_id is not null and not exists (
      select 1 from round_orders s join rounds r on r.id = s.round_id
      where s.round_id = o.round_id and s.order_id = o.id and s.state = 'waiting' and r.state <> 'finished')`,
  'a stop that is open has its order in its round': sql`
    select s.round_id, s.order_id from round_orders s join orders o on o.id = s.order_id
    where s.state = 'waiting' and o.round_id is distinct from s.round_id`,
  // While an order is in an open run, what it has reserved is what its lines and their substitutes say there.
  'an open order has reserved what its lines say, a picked one taken it, an ended one neither': sql`
    select o.id, l.product_id from orders o
    join lateral (
      select product_id, sum(quantity)::int as quantity from (
        select product_id, quantity_milli as quantity from order_lines where order_id = o.id and o.pick_run_id is null
        union all
        select product_id, reserved_milli from pick_lines where order_id = o.id and run_id = o.pick_run_id
        union all
        select substitute_id, substitute_reserved_milli from pick_lines
        where order_id = o.id and run_id = o.pick_run_id and substitute_id is not null) lines
      group by product_id) l on true
    join stock s on s.store_id = o.store_id and s.product_id = l.product_id and s.inventory
    cross join lateral (
      select coalesce(sum(m.reserved_delta_milli), 0) as reserved, -coalesce(sum(m.delta_milli), 0) as taken
      from stock_movements m where m.order_id = o.id and m.product_id = l.product_id) m
    where (m.reserved, m.taken) is distinct from (
      case when o.status = 'submitted' and o.fulfilment in ('pending', 'processing') then l.quantity else 0 end,
      case when o.status = 'completed' or o.fulfilment in ('ready', 'shipped') then l.quantity else 0 end)`,
};

/** The rows that break an invariant, by its name; empty when all is well. */
export async function brokenInvariants(db: Db): Promise<Record<string, unknown[]>> {
  const invariants = { ...ofShop, ...ofTests };
  const broken: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(invariants)) {
    const rows = rowsOf<unknown>(await db.execute(statement));
    if (rows.length > 0) broken[name] = rows;
  }
  return broken;
}
