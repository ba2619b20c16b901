import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** An order that stands has spent the credit that it says, less what credit notes gave back of it; an ended one none. */
export const orderCredit: Invariant = {
  name: 'orderCredit',
  broken: sql`select o.id from orders o left join credit_movements m on m.order_id = o.id and m.customer_id = o.customer_id
    where o.customer_id is not null
    group by o.id having -coalesce(sum(m.cents), 0) <>
      case when o.status in ('submitted', 'completed') then o.credit_cents - (
        select coalesce(sum(i.credit_cents), 0) from invoices i where i.order_id = o.id and i.kind = 'creditNote') else 0 end`,
};
