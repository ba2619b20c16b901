import { claimHold } from '#server/services/slot/find-hold.ts';
import { takePlace } from '#server/services/slot/take-place.ts';
import type { OrderCall } from './order-call.ts';

/**
 * Gives a placed order the place that its buyer holds, or one that is left; they hold none afterwards. Throws `slotTaken`
 * on `slot_id`.
 */
export async function bookSlot(
  { tx, secret, buyer, staffId, now }: Pick<OrderCall, 'tx' | 'secret' | 'buyer' | 'staffId' | 'now'>,
  { id, slotId, lines }: { id: number; slotId: number; lines: number },
  token: string | null | undefined,
): Promise<void> {
  // What a customer holds is for the order that they write themselves.
  const customerId = staffId === null ? (buyer?.customerId ?? null) : null;
  const findHeld = () => claimHold(tx, { secret, token, customerId }, { slotId, now });
  await takePlace(tx, { slotId, orderId: id, lines, now, findHeld });
}
