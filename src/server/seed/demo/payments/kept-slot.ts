import { dayIn } from '#domain/clock/zone-time.ts';
import { pickingSeconds } from '#domain/slot/slot-rules.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { slots } from '#server/db/tables/slots.ts';
import { timeZone } from '#server/seed/demo/calendar.ts';
import { slotTimes } from '#server/seed/demo/seed-stores.ts';
import type { PlannedOrder } from '#server/seed/demo/year/orders.ts';

/** The order whose card is kept, and the slot that it is kept for. */
export type KeptSlot = { order: PlannedOrder; slotId: number; startsAt: Date };

/** A slot is so far ahead that a card is kept for it (features/payments/create-payments.ts). */
const farMs = 5 * 86_400_000;

/** Gives the order whose card is kept the first slot that is far enough ahead. Null where its store has none, or no card is. */
export async function agreeFarSlot(tx: Db, orders: readonly PlannedOrder[], now: Date): Promise<KeptSlot | null> {
  const order = orders.find(({ online }) => online?.story === 'kept');
  if (!order) return null;
  const { storeId, type = 'pickup' } = order.row;
  const [slot] = await tx
    .select({ id: slots.id, startsAt: slots.startsAt })
    .from(slots)
    .where(and(eq(slots.storeId, storeId), eq(slots.type, type), gt(slots.startsAt, new Date(now.getTime() + farMs))))
    .orderBy(asc(slots.startsAt), asc(slots.id))
    .limit(1);
  if (!slot) return null;
  order.row.slotId = slot.id;
  order.row.estimatedDeliveryDate = dayIn(timeZone, slot.startsAt);
  return { order, slotId: slot.id, startsAt: slot.startsAt };
}

/** Its place there, once the order is written. */
export async function takeFarSlot(tx: Db, { order, slotId }: KeptSlot): Promise<void> {
  const { id: orderId, submittedAt } = order.row;
  const place = { slotId, orderId, pickingSeconds: pickingSeconds(slotTimes, order.lines.length) };
  await tx.insert(slotPlaces).values({ ...place, createdAt: submittedAt ?? undefined });
}
