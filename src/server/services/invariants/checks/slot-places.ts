import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** An order that stands has its place in the slot it names, every other none. */
export const slotPlaces: Invariant = {
  name: 'slotPlaces',
  broken: sql`select o.id from orders o left join slot_places p on p.order_id = o.id
    where p.slot_id is distinct from case when o.status in ('submitted', 'completed') then o.slot_id end`,
};
