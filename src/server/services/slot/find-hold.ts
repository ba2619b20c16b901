import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { placeOfToken } from './hold-token.ts';

export type HeldPlace = typeof slotPlaces.$inferSelect;

/** Who asks: by the token that a hold was answered with, by their account, or both (a guest who has signed in since). */
export type Holder = { secret: Uint8Array; token: string | null | undefined; customerId: number | null };

/**
 * The places that a shopper holds, expired ones too: the one that their token names first, and the one of their account.
 * Their rows are locked, so that an order and a second tab do not both use one.
 */
export async function findHolds(tx: Db, { secret, token, customerId }: Holder): Promise<HeldPlace[]> {
  const named = placeOfToken(secret, token);
  const own = customerId === null ? undefined : eq(slotPlaces.customerId, customerId);
  if (named === null && !own) return [];
  const found = await tx
    .select()
    .from(slotPlaces)
    .where(and(isNull(slotPlaces.orderId), or(named === null ? undefined : eq(slotPlaces.id, named), own)))
    .orderBy(asc(slotPlaces.id))
    .for('update');
  // A hold of another account is not one's own, whoever passed the token on.
  const mine = found.filter((place) => place.customerId === null || place.customerId === customerId);
  return mine.toSorted((a, b) => Number(b.id === named) - Number(a.id === named));
}

/** The hold among one's own by which a place in this slot is one's own now, or null. */
export function holdIn(mine: readonly HeldPlace[], slotId: number, now: Date): HeldPlace | null {
  return mine.find((place) => place.slotId === slotId && isHeld(place, now)) ?? null;
}

export function isHeld({ expiresAt }: Pick<HeldPlace, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt > now;
}

/**
 * The one hold that a shopper is left with, which is used: the one in this slot, else the one their token names, else that
 * of their account, be it expired. A guest who signs in to an account that holds a place had two: the other is let go.
 */
export async function claimHold(
  tx: Db,
  holder: Holder,
  { slotId, now }: { slotId: number; now: Date },
): Promise<HeldPlace | null> {
  const mine = await findHolds(tx, holder);
  const used = holdIn(mine, slotId, now) ?? mine[0] ?? null;
  const others = mine.filter((place) => place !== used).map(({ id }) => id);
  if (others.length > 0) await tx.delete(slotPlaces).where(inArray(slotPlaces.id, others));
  return used;
}
