import { eq } from 'drizzle-orm';
import type { FieldErrors } from '#contract/errors.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { slots } from '#server/db/tables/slots.ts';
import { readSlot, type SlotRow } from './read-slot.ts';

/** When a slot begins, or null where there is none. */
export async function readSlotStart(db: Db, slotId: number): Promise<Date | null> {
  const [slot] = await db.select({ startsAt: slots.startsAt }).from(slots).where(eq(slots.id, slotId));
  return slot?.startsAt ?? null;
}

/**
 * The slot that an order names, as it is now; errors on `slot_id` for one that is not the store's or of another kind. With
 * `lock` it stays so until the transaction ends, and its places can be counted.
 */
export async function readNamedSlot(
  db: Db,
  slotId: number | null,
  order: { storeId: number; type: OrderType; lock: boolean },
): Promise<{ slot: SlotRow | null; errors: FieldErrors }> {
  if (slotId === null) return { slot: null, errors: {} };
  const slot = await readSlot(db, slotId, order);
  if (slot && slot.storeId === order.storeId && slot.type === order.type) return { slot, errors: {} };
  return { slot: null, errors: { slot_id: [{ message: 'checkout.unknownSlot', parameters: {} }] } };
}
