import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** Since there are invoices, what staff have delivered has one; what is not delivered has none. */
export const invoicedOrders: Invariant = {
  name: 'invoicedOrders',
  broken: sql`select o.id from orders o, lateral (
      select count(*) as invoices from invoices i where i.order_id = o.id and i.kind = 'invoice') i
    where (o.status <> 'completed' and i.invoices > 0) or (i.invoices <> 1 and exists (
      select 1 from order_events e
      where e.order_id = o.id and e.kind = 'move' and e.to = 'delivered' and e.actor_id is not null
        and e.at >= (select min(issued_at) from invoices)))`,
};
