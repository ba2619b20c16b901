import type { Attention } from '#contract/office/overview.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { isLateOrder } from '#domain/order/late.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, count, desc, eq, ne, type SQL, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { isLate } from '#server/services/order/conditions.ts';
import { type OfStores, ownStores } from '#server/services/session/own-stores.ts';
import { mostShown } from './most-shown.ts';

/** The newest orders of the stores of `who`, and those that are late: what was due first, first. */
export async function orderAttention(
  db: Db,
  { who, now, decimals }: { who: OfStores; now: Date; decimals: number },
): Promise<Pick<Attention, 'newestOrders' | 'lateOrders'>> {
  const own = ownStores(who.storeIds, orders.storeId);
  const late = and(isLate(now), own);
  const [counted] = await db.select({ count: count() }).from(orders).where(late);
  const select = async (where: SQL | undefined, order: SQL[]) => {
    const rows = await db
      .select({ order: orders, storeName: stores.name, timeZone: stores.timeZone, slot: slots })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .leftJoin(slots, eq(slots.id, orders.slotId))
      .where(where)
      .orderBy(...order)
      .limit(mostShown);
    return rows.map(({ order, storeName, timeZone, slot }) => ({
      id: order.id,
      orderNumber: order.orderNumber,
      type: order.type,
      storeId: order.storeId,
      storeName,
      customerName: order.customerName ?? '',
      total: toDecimal(order.totalCents, decimals),
      date: (order.submittedAt ?? order.createdAt).toISOString(),
      timeZone,
      slot: slot && { start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString() },
      isLate: isLateOrder(
        { status: order.fulfilment, slotStart: slot?.startsAt ?? null, placedAt: order.listedAt },
        now,
      ),
    }));
  };
  return {
    newestOrders: await select(and(ne(orders.status, 'draft'), own), [desc(orders.submittedAt), desc(orders.id)]),
    lateOrders: {
      count: counted?.count ?? 0,
      first: await select(late, [asc(sql`coalesce(${slots.startsAt}, ${orders.submittedAt})`), asc(orders.id)]),
    },
  };
}
