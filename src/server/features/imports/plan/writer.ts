import { mayActIn, type StaffStores } from '#domain/access/staff-stores.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Identity } from '#server/services/session/identity.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';

/** Who writes rows, as far as stores go; of nobody (the file of the night) they are in all of them. */
export type Writer = OfStores;

/** Whether these rows may say something of a store. */
export function mayWriteStore({ storeIds }: Writer, storeId: number): boolean {
  return mayActIn(storeIds, storeId);
}

/** Who has last asked for an import, limited as they were when they asked, and as they are now. */
export async function readWriter(
  db: Db,
  { accountId, writerStoreIds: asked }: { accountId: number | null; writerStoreIds: number[] | null },
): Promise<Writer> {
  if (accountId === null) return { storeIds: asked };
  const [account] = await db
    .select({ storeIds: customers.storeIds })
    .from(customers)
    .where(eq(customers.id, accountId));
  const now: StaffStores = account?.storeIds ?? null;
  if (asked === null || now === null) return { storeIds: asked ?? now };
  return { storeIds: asked.filter((id) => now.includes(id)) };
}

/** Who asks, as an import keeps it. */
export function writerOf({ customerId, storeIds }: Identity): { accountId: number; writerStoreIds: number[] | null } {
  return { accountId: customerId, writerStoreIds: storeIds && [...storeIds] };
}
