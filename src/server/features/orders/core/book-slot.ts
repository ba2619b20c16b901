import { claimHold } from '#server/services/slot/find-hold.ts';
import type { SlotRow } from '#server/services/slot/read-slot.ts';
import { takePlace } from '#server/services/slot/take-place.ts';
import type { OrderCall } from './order-call.ts';

/**
 * Gives a placed order the place that its buyer holds, or one that is left; they hold none afterwards. The caller has
 * locked the slot. Throws `slotTaken` on `slot_id`.
 */
export async function bookSlot(
  { tx, secret, buyer, staffId, now }: Pick<OrderCall, 'tx' | 'secret' | 'buyer' | 'staffId' | 'now'>,
  { id, slot, lines }: { id: number; slot: SlotRow; lines: number },
  token: string | null | undefined,
): Promise<void> {
  // What a customer holds is for the order that they write themselves.
  const customerId = staffId === null ? (buyer?.customerId ?? null) : null;
  const { held, others } = await claimHold(tx, { secret, token, customerId }, { slotId: slot.id, now });
  await takePlace(tx, { slot, orderId: id, lines, held, others, now });
}
