import type { Cents } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { findHolds, type HeldPlace, holdIn } from '#server/services/slot/find-hold.ts';
import { readSlot, slotRefusal } from '#server/services/slot/read-slot.ts';
import { readSlotUse } from '#server/services/slot/slot-use.ts';
import { freePlace, readPlace, takePlace } from '#server/services/slot/take-place.ts';
import type { ChangeCall } from './change-call.ts';
import type { Change } from './change-order.ts';

type Call = Pick<ChangeCall<object>, 'tx' | 'secret' | 'holderId' | 'now'>;

/**
 * Gives a changed order its place in the slot that it names now, or the time that its lines take in the one that it has.
 * Throws `slotTaken` on `slot_id`. Stock is locked before it, as everywhere.
 */
export async function moveSlot(call: Call, { row, agreed, plan, slot, holdToken }: Change): Promise<void> {
  const { tx } = call;
  const lines = plan?.lines.length ?? agreed.length;
  if (slot) {
    const { to } = slot;
    if (to === null) return freePlace(tx, row.id);
    const at = { slotId: to.id, token: holdToken };
    await takeIn(call, { slotId: to.id, feeCents: to.feeCents, orderId: row.id, lines }, () =>
      findPlace(call, row.id, at),
    );
  } else if (row.slotId !== null && lines !== agreed.length) {
    await takeIn(call, { slotId: row.slotId, orderId: row.id, lines }, () => readPlace(tx, row.id));
  }
}

/**
 * `findHeld` is asked once the slot is locked. `feeCents`: what the change was computed with, whatever the slot's fee has
 * become until its lock.
 */
async function takeIn(
  { tx, now }: Call,
  { slotId, feeCents, ...order }: { slotId: number; feeCents?: Cents; orderId: number; lines: number },
  findHeld: () => Promise<HeldPlace | null>,
): Promise<void> {
  const slot = await readSlot(tx, slotId, { lock: true });
  if (!slot) throw slotRefusal('slots.withdrawn');
  const held = await findHeld();
  const others = await readSlotUse(tx, slotId, now, held?.id ?? null);
  await takePlace(tx, { slot: { ...slot, feeCents: feeCents ?? slot.feeCents }, ...order, held, others, now });
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
