import type { Db } from '#server/db/connection.ts';
import { and, eq, gte, isNotNull, or, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';

/**
 * The states that orders of the demo’s day of picking stand in, whenever it was filled. One is `delivered, picked` besides,
 * where an order is collected and paid in cash, which is not so at every hour.
 */
export const dayStates = ['pending', 'processing', 'processing, picked', 'ready', 'shipped'];

/** The orders of that day, each with its state; `now`: when the demo was filled. */
export async function readDemoDay(db: Db, now: Date): Promise<{ id: number; state: string }[]> {
  const day = await db
    .select({ id: orders.id, fulfilment: orders.fulfilment, isPicked: sql<boolean>`${orders.pickedAt} is not null` })
    .from(orders)
    .where(and(isNotNull(orders.slotId), or(eq(orders.status, 'submitted'), gte(orders.updatedAt, now))));
  return day.map(({ id, fulfilment, isPicked }) => ({ id, state: `${fulfilment}${isPicked ? ', picked' : ''}` }));
}
