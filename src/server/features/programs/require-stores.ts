import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';

/** A write about what programs may do, as its handler sees it. */
export type ProgramWrite = Pick<Write, 'tx'> & { now: Date; who: Identity; audit: Audit };

/**
 * That a program may be limited to these stores (null: to none) by somebody. Throws `forbidden` for more stores than their
 * own, `invalid` on `store_ids` for one that is not there.
 */
export async function requireStores(
  db: Db,
  { storeIds: own = null }: Pick<Identity, 'storeIds'>,
  storeIds: readonly number[] | null,
): Promise<void> {
  if (own !== null && (storeIds === null || storeIds.some((id) => !own.includes(id)))) throw new Refusal('forbidden');
  if (storeIds === null) return;
  const found = await db.$count(stores, inArray(stores.id, [...storeIds]));
  if (found < storeIds.length) throw invalidFields({ store_ids: 'validation.invalid' });
}
