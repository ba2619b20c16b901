import type { SlotConflicts } from '#contract/stores/slots.ts';
import { outsideHours } from '#domain/slot/pickup-hours.ts';
import type { OpeningHours } from '#domain/stores/opening-hours.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { slots } from '#server/db/tables/slots.ts';
import { storeHours } from '#server/db/tables/stores.ts';
import { selectSlotRules } from './select-rules.ts';

/** More than these are known by their number: `withdrawnOrders` of the slot rules. */
const mostOrders = 100;

/** Windows of a store that its hours do not let be sold, and placed orders in slots to come that are not offered any more. */
export async function selectSlotConflicts(db: Db, storeId: number, now: Date): Promise<SlotConflicts> {
  const hours = await selectHours(db, storeId);
  const { windows } = await selectSlotRules(db, storeId);
  const found = await db
    .select({ id: orders.id, number: orders.orderNumber, type: slots.type, from: slots.startsAt, to: slots.endsAt })
    .from(slots)
    .innerJoin(slotPlaces, eq(slotPlaces.slotId, slots.id))
    .innerJoin(orders, eq(orders.id, slotPlaces.orderId))
    .where(and(eq(slots.storeId, storeId), eq(slots.withdrawn, true), gt(slots.startsAt, now)))
    .orderBy(asc(slots.startsAt), asc(orders.id))
    .limit(mostOrders);
  return {
    windows: windows
      .filter((window) => window.type === 'pickup' && outsideHours(window, hours))
      .map(({ type, weekday, start, end }) => ({ type, weekday, start, end })),
    orders: found.map(({ id, number, type, from, to }) => ({
      id,
      number: number ?? '',
      type,
      start: from.toISOString(),
      end: to.toISOString(),
    })),
  };
}

/** The week of a store. */
export async function selectHours(db: Db, storeId: number): Promise<OpeningHours[]> {
  const { weekday, opens, closes } = storeHours;
  return db
    .select({ weekday, opens, closes })
    .from(storeHours)
    .where(eq(storeHours.storeId, storeId))
    .orderBy(asc(weekday), asc(opens));
}
