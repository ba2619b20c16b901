import { Refusal } from '#contract/errors.ts';
import { linkEndsAt } from '#domain/order/link-end.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';

/** Throws `invalidToken` once the signed link of an order has ended: what it said was checked before. */
export async function requireLiveLink(db: Db, orderId: number, now: Date): Promise<void> {
  const moves = and(eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, 'move'));
  const [row] = await db
    .select({
      status: orders.status,
      submittedAt: orders.submittedAt,
      slotEndsAt: slots.endsAt,
      movedAt: sql<Date | null>`(select max(${orderEvents.at}) from ${orderEvents} where ${moves})`.mapWith(
        orderEvents.at,
      ),
    })
    .from(orders)
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .where(eq(orders.id, orderId));
  const end = row && linkEndsAt(row);
  if (end && end <= now) throw new Refusal('invalidToken');
}
