import { eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { slots } from '#server/db/tables/slots.ts';

export type SlotRow = typeof slots.$inferSelect;

/**
 * Locks a slot until the transaction ends: who counts its places afterwards counts all of them, since a place is only
 * taken under this lock. Null where there is none.
 */
export async function lockSlot(tx: Db, id: number): Promise<SlotRow | null> {
  const [slot] = await tx.select().from(slots).where(eq(slots.id, id)).for('update');
  return slot ?? null;
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
