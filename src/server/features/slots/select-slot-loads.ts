import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { listSlotLoads, SlotLoad } from '#contract/stores/slots.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt, or, sql } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';

/**
 * What is taken and held of each slot of a store that is not over yet, by the days of its calendar, the earliest first.
 * Slots that the rules have no more are there while orders are in them. Throws `notFound`.
 */
export async function selectSlotLoads(db: Db, storeId: number, now: Date): Promise<OutputOf<typeof listSlotLoads>> {
  const [store] = await db.select({ timeZone: stores.timeZone }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Refusal('notFound');
  const { timeZone } = store;
  const found = await db
    .select({
      slot: slots,
      taken: sql<number>`count(${slotPlaces.orderId})::int`,
      seconds: sql<number>`coalesce(sum(${slotPlaces.pickingSeconds}), 0)::int`,
      held: sql<number>`(count(*) filter (where ${gt(slotPlaces.expiresAt, now)}))::int`,
    })
    .from(slots)
    .leftJoin(slotPlaces, eq(slotPlaces.slotId, slots.id))
    .where(and(eq(slots.storeId, storeId), gt(slots.endsAt, now)))
    .groupBy(slots.id)
    .having(or(eq(slots.withdrawn, false), sql`count(${slotPlaces.orderId}) > 0`))
    .orderBy(asc(slots.startsAt), asc(slots.endsAt), asc(slots.id));
  const days = Map.groupBy(found, ({ slot }) => dayIn(timeZone, slot.startsAt));
  return { timeZone, days: [...days].map(([date, list]) => ({ date, slots: list.map(toLoad) })) };
}

type Found = { slot: typeof slots.$inferSelect; taken: number; seconds: number; held: number };

function toLoad({ slot, taken, seconds, held }: Found): SlotLoad {
  const { id, type, withdrawn, closed, mostOrders, mostPickingSeconds } = slot;
  return {
    id,
    type,
    withdrawn,
    closed,
    orders: mostOrders,
    ordersTaken: taken,
    ordersHeld: held,
    start: slot.startsAt.toISOString(),
    end: slot.endsAt.toISOString(),
    cutOff: slot.cutOffAt.toISOString(),
    pickingMinutes: mostPickingSeconds / 60,
    pickingMinutesTaken: Math.round(seconds / 6) / 10,
  };
}
