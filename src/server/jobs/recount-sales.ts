import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { countPopularity } from '#server/services/shelf/count-popularity.ts';
import { countSales } from '#server/services/shelf/count-sales.ts';

const hour = 3_600_000;

/**
 * Recounts what is popular, and what was sold lately, in the stores where that was last done an hour ago, and notifies every
 * process. Processes that come at the same time count the same. Stores whose sales were never counted, as after an upgrade, do
 * not wait for their hour.
 */
export async function recountSales({ db, changes }: Pick<Deps, 'db' | 'changes'>, now: Date): Promise<void> {
  const countNext = () =>
    transact({ db, committed: changes.publish }, async ({ tx, announce }) => {
      const counted = await countPopularity(tx, now, new Date(now.getTime() - hour));
      if (counted === null) return null;
      await countSales(tx, counted, now);
      announce('catalogue', [counted]);
      return counted;
    });
  while ((await countNext()) !== null);
  for (const storeId of await selectUncounted(db))
    await transact({ db, committed: changes.publish }, ({ tx }) => countSales(tx, storeId, now));
}

/** The stores that have sold something, of which it is not known how much lately. */
async function selectUncounted(db: Db): Promise<number[]> {
  const found = await db.execute(sql`
    select store_id as id from popularity p where cardinality(p.product_ids) > 0
      and not exists (select from recent_sales r where r.store_id = p.store_id) order by 1`);
  return rowsOf<{ id: number }>(found).map(({ id }) => id);
}
