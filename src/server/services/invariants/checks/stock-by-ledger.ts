import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** Stock, on hand and reserved, is the sum of its movements. */
export const stockByLedger: Invariant = {
  name: 'stockByLedger',
  broken: sql`select s.store_id || '/' || s.product_id as id
    from stock s left join stock_movements m using (store_id, product_id)
    group by s.store_id, s.product_id having s.on_hand_milli <> coalesce(sum(m.delta_milli), 0)
      or s.reserved_milli <> coalesce(sum(m.reserved_delta_milli), 0)`,
};
