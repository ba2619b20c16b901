import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** A placed order has lines. */
export const orderLines: Invariant = {
  name: 'orderLines',
  broken: sql`select o.id from orders o
    where o.status <> 'draft' and not exists (select 1 from order_lines l where l.order_id = o.id)`,
};
