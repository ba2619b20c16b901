import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** An order comes to its lines and its fee. */
export const orderTotals: Invariant = {
  name: 'orderTotals',
  broken: sql`select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id having o.total_cents <> coalesce(sum(l.line_cents), 0) + o.fee_cents`,
};
