import { eq } from 'drizzle-orm';
import { roomFor } from '#domain/slot/slot-room.ts';
import { pickingSeconds } from '#domain/slot/slot-rules.ts';
import type { Db } from '#server/db/connection.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { isHeld } from './find-hold.ts';
import { lockSlot, refuseClosed, type SlotRow, slotRefusal } from './lock-slot.ts';
import { readSlotUse } from './slot-use.ts';

type Place = typeof slotPlaces.$inferSelect;
type Taking = {
  slotId: number;
  orderId: number;
  lines: number;
  /** The place that the buyer holds, or the order has already, in this slot or another; asked under the slot's lock. */
  findHeld: () => Promise<Place | null>;
  now: Date;
};

/**
 * Gives an order its place in a slot: the held one, else one that is left; the place that it had elsewhere is free again.
 * Throws `slotTaken` on `slot_id` when there is none, or too little time to pick it. An order that moves between two slots
 * locks the new one alone: letting a place go needs no lock.
 */
export async function takePlace(tx: Db, { slotId, orderId, lines, findHeld, now }: Taking): Promise<SlotRow> {
  const locked = await lockSlot(tx, slotId);
  if (!locked) throw slotRefusal('slots.withdrawn');
  const { slot, picking } = locked;
  const held = await findHeld();
  const isOwn = held !== null && held.slotId === slotId && (held.orderId === orderId || isHeld(held, now));
  const isMoved = !(held?.orderId === orderId && held.slotId === slotId);
  // A hold was taken in time: the cut-off is for who comes later. What the order has already stays its own.
  if (isMoved && !isOwn) refuseClosed(slot, now);
  const seconds = pickingSeconds(picking, lines);
  const used = await readSlotUse(tx, slotId, now, isOwn ? held.id : null);
  const noRoom = roomFor(slot, used, seconds);
  const isLess = isOwn && held.orderId === orderId && seconds <= held.pickingSeconds;
  if (noRoom && !isLess) throw slotRefusal(noRoom === 'full' ? 'slots.full' : 'slots.pickingTime');
  // The order knows whose it is, and outlives their account.
  const place = { slotId, orderId, customerId: null, pickingSeconds: seconds, expiresAt: null, wasExtended: false };
  if (held) {
    const feeCents = isMoved ? slot.feeCents : held.feeCents;
    await tx
      .update(slotPlaces)
      .set({ ...place, feeCents })
      .where(eq(slotPlaces.id, held.id));
  } else {
    await tx.insert(slotPlaces).values({ ...place, feeCents: slot.feeCents, createdAt: now });
  }
  return slot;
}

/** The place of a placed order, or null for one whose time is agreed later. */
export async function readPlace(tx: Db, orderId: number): Promise<Place | null> {
  const [place] = await tx.select().from(slotPlaces).where(eq(slotPlaces.orderId, orderId));
  return place ?? null;
}

/** An order that ends before it is brought takes no place any more. */
export async function freePlace(tx: Db, orderId: number): Promise<void> {
  await tx.delete(slotPlaces).where(eq(slotPlaces.orderId, orderId));
}
