import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { listPickSlots } from '#contract/orders/pick-day.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, count, eq, inArray, isNull } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';

/** So many are listed: what is later is not picked today. */
const most = 60;

/**
 * The slots of a store in which placed orders are neither picked nor in a run, the earliest first; one that is over too,
 * while its orders wait. Throws `notFound`.
 */
export async function selectPickSlots(db: Db, storeId: number): Promise<OutputOf<typeof listPickSlots>> {
  const [store] = await db.select({ timeZone: stores.timeZone }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Refusal('notFound');
  const rows = await db
    .select({ slot: slots, orders: count(orders.id) })
    .from(slots)
    .innerJoin(orders, eq(orders.slotId, slots.id))
    .where(
      and(
        eq(slots.storeId, storeId),
        eq(orders.status, 'submitted'),
        inArray(orders.fulfilment, ['pending', 'processing']),
        isNull(orders.pickedAt),
        isNull(orders.pickRunId),
      ),
    )
    .groupBy(slots.id)
    .orderBy(asc(slots.startsAt), asc(slots.endsAt), asc(slots.id))
    .limit(most);
  return {
    timeZone: store.timeZone,
    slots: rows.map(({ slot, orders: waiting }) => ({
      id: slot.id,
      type: slot.type,
      start: slot.startsAt.toISOString(),
      end: slot.endsAt.toISOString(),
      cutOff: slot.cutOffAt.toISOString(),
      orders: waiting,
    })),
  };
}
