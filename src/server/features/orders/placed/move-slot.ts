import type { Db } from '#server/db/connection.ts';
import { findHolds, holdIn } from '#server/services/slot/find-hold.ts';
import { freePlace, readPlace, takePlace } from '#server/services/slot/take-place.ts';
import type { ChangeCall } from './change-call.ts';
import type { Change } from './change-order.ts';

type Call = Pick<ChangeCall<object>, 'tx' | 'secret' | 'holderId' | 'now'>;

/**
 * Gives a changed order its place in the slot that it names now, or the time that its lines take in the one that it has.
 * Throws `slotTaken` on `slot_id`. Stock is locked before it, as everywhere.
 */
export async function moveSlot(call: Call, { row, agreed, plan, slot, holdToken }: Change): Promise<void> {
  const { tx, now } = call;
  const lines = plan?.lines.length ?? agreed.length;
  if (slot?.to === null) return freePlace(tx, row.id);
  if (slot) {
    await takePlace(tx, {
      ...{ slotId: slot.to.id, orderId: row.id, lines, now },
      findHeld: () => findPlace(call, row.id, { slotId: slot.to?.id ?? 0, token: holdToken }),
    });
  } else if (row.slotId !== null && lines !== agreed.length) {
    await takePlace(tx, { slotId: row.slotId, orderId: row.id, lines, now, findHeld: () => readPlace(tx, row.id) });
  }
}

/** The place that is held in the new slot, for which the order lets its own go; else its own. */
async function findPlace(
  { tx, secret, holderId, now }: Call & { tx: Db },
  orderId: number,
  { slotId, token }: { slotId: number; token: string | null },
) {
  const held = holdIn(await findHolds(tx, { secret, token, customerId: holderId }), slotId, now);
  if (!held) return readPlace(tx, orderId);
  await freePlace(tx, orderId);
  return held;
}
