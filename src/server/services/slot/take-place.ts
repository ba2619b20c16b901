import type { Cents } from '#domain/money/cents.ts';
import { roomFor, type SlotUse } from '#domain/slot/slot-room.ts';
import { pickingSeconds } from '#domain/slot/slot-rules.ts';
import { type Db, runWithin } from '#server/db/connection.ts';
import { and, eq, ne } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { type HeldPlace, isHeld } from './find-hold.ts';
import { refuseClosed, type SlotRow, slotRefusal } from './read-slot.ts';

type Taking = {
  /** Its row is locked, and what follows was read afterwards. */
  slot: SlotRow;
  orderId: number;
  lines: number;
  /** The place that the buyer holds, or the order has already, in this slot or another. */
  held: HeldPlace | null;
  /** What of the slot is taken but for that place. */
  others: SlotUse;
  now: Date;
};

// The order knows whose it is, and is kept when their account is erased.
const takeHeld = {
  name: 'take-held-place',
  text: `update slot_places set slot_id = $2, order_id = $3, customer_id = null, network = null, picking_seconds = $4, fee_cents = $5,
    expires_at = null, was_extended = false where id = $1`,
};
const takeNew = {
  name: 'take-new-place',
  text: `insert into slot_places (created_at, slot_id, order_id, picking_seconds, fee_cents)
    values ($1::timestamptz, $2, $3, $4, $5)`,
};

/**
 * Gives an order its place in a slot: the held one, else one that is left; the place that it had elsewhere is free again.
 * Throws `slotTaken` on `slot_id` when there is none, or too little time to pick it. An order that moves between two slots
 * locks the new one alone: letting a place go needs no lock.
 */
export async function takePlace(tx: Db, { slot, orderId, lines, held, others, now }: Taking): Promise<void> {
  const isOwn = held !== null && held.slotId === slot.id && (held.orderId === orderId || isHeld(held, now));
  const isMoved = !(held?.orderId === orderId && held.slotId === slot.id);
  // A hold was taken in time: the cut-off is for who comes later. What the order has already stays its own.
  if (isMoved && !isOwn) refuseClosed(slot, now);
  const seconds = pickingSeconds(slot.picking, lines);
  const noRoom = roomFor(slot, others, seconds);
  const isLess = isOwn && held.orderId === orderId && seconds <= held.pickingSeconds;
  if (noRoom && !isLess) throw slotRefusal(noRoom === 'full' ? 'slots.full' : 'slots.pickingTime');
  const feeCents = held && !isMoved ? held.feeCents : slot.feeCents;
  const place = [slot.id, orderId, seconds, feeCents];
  await (held ? runWithin(tx)(takeHeld, [held.id, ...place]) : runWithin(tx)(takeNew, [now.toISOString(), ...place]));
}

/** The place of a placed order, or null for one whose time is agreed later. */
export async function readPlace(tx: Db, orderId: number): Promise<HeldPlace | null> {
  const [place] = await tx.select().from(slotPlaces).where(eq(slotPlaces.orderId, orderId));
  return place ?? null;
}

/** What an order bears for its place from now on, in cents; without a place nothing. */
export async function chargePlace(tx: Db, orderId: number, feeCents: Cents): Promise<void> {
  await tx
    .update(slotPlaces)
    .set({ feeCents })
    .where(and(eq(slotPlaces.orderId, orderId), ne(slotPlaces.feeCents, feeCents)));
}

/** An order that ends before it is brought takes no place any more. */
export async function freePlace(tx: Db, orderId: number): Promise<void> {
  await tx.delete(slotPlaces).where(eq(slotPlaces.orderId, orderId));
}
