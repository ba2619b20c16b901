import { Refusal } from '#contract/errors.ts';
import { holdUntil, renewHold } from '#domain/slot/slot-hold.ts';
import { roomFor } from '#domain/slot/slot-room.ts';
import { pickingSeconds } from '#domain/slot/slot-rules.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { claimHold, findHolds, type HeldPlace } from '#server/services/slot/find-hold.ts';
import { holdToken } from '#server/services/slot/hold-token.ts';
import { readSlot, refuseClosed, slotRefusal } from '#server/services/slot/read-slot.ts';
import { limitHolds, lockNetwork } from './limit-holds.ts';

type Asked = {
  slotId: number;
  token: string | null | undefined;
  customerId: number | null;
  /** Of a guest or of an account whose address is not verified; null for others, who have no limit but one hold each. */
  network: string | null;
};
type HoldWrite = { tx: Db; secret: Uint8Array; now: Date };

/**
 * Keeps a place in a slot for a shopper: one hold a shopper, so that another slot takes the place of the one before.
 * Asked for again it is extended once. Throws `notFound`, `slotTaken` on `slot_id` when nobody is taken any more, and
 * `placeNotKept` when guests and unverified accounts of this network hold enough already: one can still order.
 */
export async function holdPlace(
  { tx, secret, now }: HoldWrite,
  { slotId, token, customerId, network }: Asked,
): Promise<{ holdToken: string; expiresAt: string }> {
  if (network !== null) await lockNetwork(tx, network);
  const slot = await readSlot(tx, slotId, { lock: true });
  if (!slot) throw new Refusal('notFound');
  const { held, others } = await claimHold(tx, { secret, token, customerId }, { slotId, now });
  const holding = { ...slot, isVerified: network === null };
  const renewed = held?.slotId === slotId ? renewHold(toHold(held), now, holding) : null;
  if (held && renewed) return answer(await write(tx, held, { slotId, ...renewed, customerId, network }, now), secret);
  refuseClosed(slot, now);
  // What will be ordered is not known yet; where not even one line can be picked, nothing can.
  const least = pickingSeconds(slot.picking, 1);
  const noRoom = roomFor(slot, others, least);
  if (noRoom) throw slotRefusal(noRoom === 'full' ? 'slots.full' : 'slots.pickingTime');
  if (network !== null) await limitHolds(tx, { network, slot, others: others.orders, held: held?.id ?? null, now });
  const fresh = { slotId, customerId, network, expiresAt: holdUntil(now, holding), wasExtended: false };
  return answer(await (held ? write(tx, held, fresh, now) : add(tx, fresh, now)), secret);
}

/** Lets a held place go; there may be none any more. */
export async function releasePlace(
  { tx, secret }: HoldWrite,
  { slotId, token, customerId }: Omit<Asked, 'network'>,
): Promise<void> {
  const mine = await findHolds(tx, { secret, token, customerId });
  const ids = mine.filter((place) => place.slotId === slotId).map(({ id }) => id);
  if (ids.length > 0) await tx.delete(slotPlaces).where(inArray(slotPlaces.id, ids));
}

type Fresh = Pick<HeldPlace, 'slotId' | 'customerId' | 'network' | 'wasExtended'> & { expiresAt: Date };

function toHold({ expiresAt, wasExtended }: HeldPlace) {
  return expiresAt && { expiresAt, wasExtended };
}

async function write(tx: Db, held: HeldPlace, fresh: Fresh, now: Date): Promise<HeldPlace> {
  if (held.customerId !== fresh.customerId) {
    // A guest's becomes the account's, which may take another in a second tab at this moment: only an insertion waits for it.
    await tx.delete(slotPlaces).where(eq(slotPlaces.id, held.id));
    return add(tx, fresh, now);
  }
  await tx.update(slotPlaces).set(fresh).where(eq(slotPlaces.id, held.id));
  return { ...held, ...fresh };
}

async function add(tx: Db, fresh: Fresh, now: Date): Promise<HeldPlace> {
  // A second tab of the same account may have taken one in this moment: the unique index makes one of them wait.
  const [place] = await tx
    .insert(slotPlaces)
    .values({ ...fresh, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!place) throw new Refusal('conflict');
  return place;
}

function answer({ id, expiresAt }: HeldPlace, secret: Uint8Array) {
  return { holdToken: holdToken(secret, id), expiresAt: expiresAt?.toISOString() ?? '' };
}
