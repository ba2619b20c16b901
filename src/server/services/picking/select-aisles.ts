import type { Aisle } from '#domain/picking/aisle.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { storeAisles } from '#server/db/tables/picking.ts';

/** The aisles of stores by their ids; a store for which nobody has written any is left out. */
export async function selectAisles(
  db: Db,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, { aisles: Aisle[]; version: number }>> {
  const rows = await db
    .select()
    .from(storeAisles)
    .where(inArray(storeAisles.storeId, [...storeIds]));
  return new Map(rows.map(({ storeId, aisles, version }) => [storeId, { aisles, version }]));
}
