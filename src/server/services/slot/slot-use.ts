import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { SlotUse } from '#domain/slot/slot-room.ts';
import type { Db } from '#server/db/connection.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';

/** What of a slot is taken at a moment, one place left out. The caller holds the slot's row where it decides by it. */
export async function readSlotUse(tx: Db, slotId: number, now: Date, without: number | null): Promise<SlotUse> {
  const [used] = await tx
    .select({
      orders: sql<number>`count(*)::int`,
      pickingSeconds: sql<number>`coalesce(sum(${slotPlaces.pickingSeconds}), 0)::int`,
    })
    .from(slotPlaces)
    .where(
      and(
        eq(slotPlaces.slotId, slotId),
        or(isNotNull(slotPlaces.orderId), gt(slotPlaces.expiresAt, now)),
        without === null ? undefined : sql`${slotPlaces.id} <> ${without}`,
      ),
    );
  return used ?? { orders: 0, pickingSeconds: 0 };
}
