import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { AislesOnWire, writeAisles as call } from '#contract/stores/staff-stores.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { storeAisles } from '#server/db/tables/picking.ts';
import { stores } from '#server/db/tables/stores.ts';
import { selectAisles } from '#server/services/picking/select-aisles.ts';

/** The aisles of a store, with version 0 while it has none. Throws `notFound`. */
export async function readStoreAisles(db: Db, storeId: number): Promise<AislesOnWire> {
  if ((await db.$count(stores, eq(stores.id, storeId))) === 0) throw new Refusal('notFound');
  const { aisles, version } = (await selectAisles(db, [storeId])).get(storeId) ?? { aisles: [], version: 0 };
  return { aisles: aisles.map(({ name, categories }) => ({ name, categories: [...categories] })), version };
}

/** Writes the aisles of a store; answers them as they were. Throws `notFound`, `conflict` with the aisles as they are. */
export async function writeStoreAisles(
  tx: Db,
  { id: storeId, version, aisles }: ParsedOf<typeof call>,
): Promise<AislesOnWire> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
  const before = await readStoreAisles(tx, storeId);
  if (version !== undefined && version !== before.version) throw new Refusal('conflict', { data: before });
  const row = { aisles, version: before.version + 1 };
  await tx
    .insert(storeAisles)
    .values({ storeId, ...row })
    .onConflictDoUpdate({ target: storeAisles.storeId, set: row });
  return before;
}
