import type { Api } from '#contract/client.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { holdSlot, type Slot } from '#contract/stores/slots.ts';
import type { HeldSlot } from './held-slot.ts';

/** What came of asking for a place in a slot; `isOpen`: none is kept, and it can be ordered for all the same. */
export type AskedPlace = { held: HeldSlot } | { refusal: Refusal; isOpen: boolean };

/** Asks for a place in a slot, instead of the one that is held `before`, or for longer where that is the same. */
export async function holdPlace(api: Api, slot: Slot, before: HeldSlot | null): Promise<AskedPlace> {
  const { id: slotId } = slot;
  const input = { id: slotId, ...(before && { hold_token: before.token }) };
  try {
    const { holdToken: token, expiresAt } = await api(holdSlot, input, { idempotencyKey: crypto.randomUUID() });
    return { held: { slotId, slot, token, expiresAt, wasExtended: before?.slotId === slotId } };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { refusal: error, isOpen: error.code === 'placeNotKept' };
  }
}
