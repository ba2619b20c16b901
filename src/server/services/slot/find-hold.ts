import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { placeOfToken } from './hold-token.ts';

export type HeldPlace = typeof slotPlaces.$inferSelect;

/**
 * The place that a shopper holds, expired or not: the one their token names, else, of an account, its own. Its row is
 * locked, so that an order and a second tab do not both use it.
 */
export async function findHold(
  tx: Db,
  { secret, token, customerId }: { secret: Uint8Array; token: string | null | undefined; customerId: number | null },
): Promise<HeldPlace | null> {
  const named = placeOfToken(secret, token);
  const own = customerId === null ? undefined : eq(slotPlaces.customerId, customerId);
  if (named === null && !own) return null;
  const found = await tx
    .select()
    .from(slotPlaces)
    .where(and(isNull(slotPlaces.orderId), or(named === null ? undefined : eq(slotPlaces.id, named), own)))
    .for('update');
  // A hold of another account is not one's own, whoever passed the token on.
  const mine = found.filter((place) => place.customerId === null || place.customerId === customerId);
  return mine.find(({ id }) => id === named) ?? mine[0] ?? null;
}
