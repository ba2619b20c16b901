import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { at, isActive, refreshShelf } from '#server/services/shelf/refresh-shelf.ts';

// Any number will do, as long as every process of the shop uses the same.
const discountsLock = 7_277_003;

/** So many rows in one transaction: a store with a discount on everything may change a million at once. */
const mostAtOnce = 10_000;

/**
 * Refreshes the shelves where a discount has started or ended by `now`, found by comparing what they show with what
 * holds: nothing is missed while the program was down. One process at a time; answers how many rows changed.
 */
export async function refreshDueDiscounts(deps: Pick<Deps, 'db' | 'changes'>, now: Date): Promise<number> {
  let changed = 0;
  for (let part = mostAtOnce; part >= mostAtOnce; changed += part) part = await refreshPart(deps, now);
  return changed;
}

function refreshPart(deps: Pick<Deps, 'db' | 'changes'>, now: Date): Promise<number> {
  return transact({ db: deps.db, committed: deps.changes.tell }, async ({ tx, announce }) => {
    const [lock] = rowsOf<{ mine: boolean }>(
      await tx.execute(sql`select pg_try_advisory_xact_lock(${discountsLock}) as mine`),
    );
    if (!lock?.mine) return 0;
    const due = await selectDue(tx, now);
    if (due.length === 0) return 0;
    const productIds = [...new Set(due.map((row) => row.productId))];
    const storeIds = [...new Set(due.map((row) => row.storeId))];
    const changed = await refreshShelf(tx, now, { productIds, storeIds });
    if (changed > 0) announce('catalogue');
    return changed;
  });
}

/** Some rows of the shelf that show another discount than the larger of the product's and the store's that hold now. */
async function selectDue(tx: Db, now: Date): Promise<{ storeId: number; productId: number }[]> {
  const own = isActive('is_active', 'valid_from', 'valid_to', at(now));
  const whole = isActive('discount_is_active', 'discount_from', 'discount_to', at(now));
  const result = await tx.execute(sql`
with own as (
  select store_id, product_id, max(percent) as percent from discounts where ${own} group by store_id, product_id
),
whole as (select id as store_id, discount_percent as percent from stores where discount_percent is not null and ${whole}),
suspect as (
  select store_id, product_id, percent from shelf where percent is not null
  union select store_id, product_id, sh.percent from own join shelf sh using (store_id, product_id)
  union select store_id, sh.product_id, sh.percent from whole join shelf sh using (store_id)
)
select store_id as "storeId", product_id as "productId"
from suspect left join own using (store_id, product_id) left join whole using (store_id)
where suspect.percent is distinct from greatest(own.percent, whole.percent)
limit ${mostAtOnce}`);
  return rowsOf(result);
}
