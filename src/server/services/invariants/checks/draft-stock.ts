import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** A draft has taken no stock. */
export const draftStock: Invariant = {
  name: 'draftStock',
  broken: sql`select distinct o.id from orders o join stock_movements m on m.order_id = o.id where o.status = 'draft'`,
};
