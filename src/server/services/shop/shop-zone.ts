import { asc } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { stores } from '#server/db/tables/stores.ts';

/** The time zone of the shop: that of its first store, by which the reports divide days. */
export async function readShopZone(db: Db): Promise<string> {
  const [first] = await db
    .select({ timeZone: stores.timeZone })
    .from(stores)
    .orderBy(asc(stores.position), asc(stores.id))
    .limit(1);
  return first?.timeZone ?? 'Europe/Paris';
}
