import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** A change of an order is recorded up to what the order comes to. */
export const orderChanges: Invariant = {
  name: 'orderChanges',
  broken: sql`select o.id from orders o, lateral (
      select c.total_after_cents as total, c.lines_after as lines
      from order_changes c join order_events e on e.id = c.event_id
      where e.order_id = o.id order by e.id desc limit 1) c
    where c.total <> o.total_cents
      or (select sum((l ->> 'lineCents')::int) from jsonb_array_elements(c.lines) l) <> o.goods_cents`,
};
