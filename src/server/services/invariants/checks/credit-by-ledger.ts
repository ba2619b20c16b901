import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** Credit is the sum of its movements. */
export const creditByLedger: Invariant = {
  name: 'creditByLedger',
  broken: sql`select c.id from customers c left join credit_movements m on m.customer_id = c.id
    group by c.id having c.store_credit_cents <> coalesce(sum(m.cents), 0)`,
};
