import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** A slot has no more orders, and no more to pick, than it takes, unless staff have made it smaller since. */
export const slotRoom: Invariant = {
  name: 'slotRoom',
  broken: sql`select s.id from slots s join slot_places p on p.slot_id = s.id and p.order_id is not null
    where not s.made_smaller
    group by s.id having count(*) > s.most_orders or sum(p.picking_seconds) > s.most_picking_seconds`,
};
