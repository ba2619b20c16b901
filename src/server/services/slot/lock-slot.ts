import { eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { blankSlotRules, type SlotRules } from '#domain/slot/slot-rules.ts';
import type { Db } from '#server/db/connection.ts';
import { slotRules, slots } from '#server/db/tables/slots.ts';

export type SlotRow = typeof slots.$inferSelect;
export type LockedSlot = { slot: SlotRow; picking: Pick<SlotRules, 'orderSeconds' | 'lineSeconds'> };

/**
 * Locks a slot until the transaction ends: who counts its places afterwards counts all of them, since a place is only
 * taken under this lock. With it comes how long its store picks; null where there is no such slot.
 */
export async function lockSlot(tx: Db, id: number): Promise<LockedSlot | null> {
  const picking = { orderSeconds: slotRules.orderSeconds, lineSeconds: slotRules.lineSeconds };
  const [found] = await tx
    .select({ slot: slots, picking })
    .from(slots)
    .leftJoin(slotRules, eq(slotRules.storeId, slots.storeId))
    .where(eq(slots.id, id))
    .for('update', { of: slots });
  return found ? { slot: found.slot, picking: found.picking ?? blankSlotRules } : null;
}

/** Why a slot takes no order, named on `slot_id`. */
export type SlotObstacle = 'slots.full' | 'slots.pickingTime' | 'slots.closed' | 'slots.withdrawn';

export function slotRefusal(message: SlotObstacle): Refusal {
  return new Refusal('slotTaken', { errors: { slot_id: [{ message, parameters: {} }] } });
}

/** Whether a slot still takes orders at all: refuses past its cut-off, and once the rules have it no more. */
export function refuseClosed(slot: SlotRow, now: Date): void {
  if (slot.withdrawn) throw slotRefusal('slots.withdrawn');
  if (slot.cutOffAt <= now) throw slotRefusal('slots.closed');
}
