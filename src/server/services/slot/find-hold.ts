import type { SlotUse } from '#domain/slot/slot-room.ts';
import { type Db, rowFromJson, runWithin } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { placeOfToken } from './hold-token.ts';
import { slotUsePart } from './slot-use.ts';

export type HeldPlace = typeof slotPlaces.$inferSelect;

/** Who asks: by the token that a hold was answered with, by their account, or both (a guest who has signed in since). */
export type Holder = { secret: Uint8Array; token: string | null | undefined; customerId: number | null };

/**
 * The holds of $1, an account, and the one that a token names, $2. That of another account is not one's own, whoever passed
 * it on.
 */
const isMine = `p.order_id is null and (p.customer_id = $1::int or p.customer_id is null and p.id = $2::bigint)`;
const mine = `mine as (select p.* from slot_places p where ${isMine} order by p.id for update)`;
const mineAsJson = `(select coalesce(json_agg(m order by m.id), '[]') from mine m) as mine`;

const lockMine = { name: 'lock-holds', text: `with ${mine} select ${mineAsJson}` };
// One's own holds are left out by what they were as the statement began, as the count is: one that has gone to another slot
// while its row was waited for must not count here as somebody else's.
const claimMine = {
  name: 'claim-hold',
  text: `with ${mine} select ${mineAsJson}, ${slotUsePart({ slotId: '$3', now: '$4::timestamptz', isLeftOut: isMine })} as others`,
};

type Answer = { mine: Record<string, unknown>[] };

/**
 * The places that a shopper holds, expired ones too: the one that their token names first, and the one of their account.
 * Their rows are locked, so that an order and a second tab do not both use one.
 */
export async function findHolds(tx: Db, { secret, token, customerId }: Holder): Promise<HeldPlace[]> {
  const named = placeOfToken(secret, token);
  if (named === null && customerId === null) return [];
  const [found] = await runWithin(tx)<Answer>(lockMine, [customerId, named]);
  return inOrder(found, named);
}

function inOrder(found: Answer | undefined, named: number | null): HeldPlace[] {
  const mine = (found?.mine ?? []).map((place) => rowFromJson(slotPlaces, place));
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
 * The one hold that a shopper is left with: the first that there is of
 *
 * - one in this slot that has not expired;
 * - the one that their token names, expired or not;
 * - that of their account, expired or not.
 *
 * Any other is deleted: a guest who signs in to an account that holds a place has two. `others` is what others have of the
 * slot; it stays so only because the caller has locked the row of the slot.
 */
export async function claimHold(
  tx: Db,
  { secret, token, customerId }: Holder,
  { slotId, now }: { slotId: number; now: Date },
): Promise<{ held: HeldPlace | null; others: SlotUse }> {
  const named = placeOfToken(secret, token);
  const values = [customerId, named, slotId, now.toISOString()];
  const [found] = await runWithin(tx)<Answer & { others: SlotUse }>(claimMine, values);
  const mine = inOrder(found, named);
  const held = holdIn(mine, slotId, now) ?? mine[0] ?? null;
  const rest = mine.filter((place) => place !== held).map(({ id }) => id);
  if (rest.length > 0) await tx.delete(slotPlaces).where(inArray(slotPlaces.id, rest));
  return { held, others: found?.others ?? { orders: 0, pickingSeconds: 0 } };
}
