import { sql } from 'drizzle-orm';
import type { Invariant } from '../invariant.ts';

/** No draft is paid. */
export const draftsUnpaid: Invariant = {
  name: 'draftsUnpaid',
  broken: sql`select id from orders where status = 'draft' and payment_status in ('paid', 'refunded')`,
};
