import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf, isInForce } from '#server/services/shelf/discount-in-force.ts';
import { noteStoreDiscount } from '#server/services/shelf/lowest-prices.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';

type DiscountDeps = Pick<Deps, 'db' | 'changes'>;

// Any number will do, as long as every process of the shop uses the same.
const discountsLock = 7_277_003;

/** Products in one transaction, at most: their rows are locked until it commits. */
const productsAtOnce = 5000;

/**
 * Brings the shelves in line with the discounts of products that are in force at `now`, by comparing all of them, so that
 * starts and ends are found that fell into a time when the program did not run. Answers how many rows changed, or null
 * when another process holds the lock.
 */
export async function refreshAllDiscounts(context: DiscountDeps, now: Date): Promise<number | null> {
  let changed = 0;
  for (const storeId of await selectStores(context.db)) {
    const refreshed = await refreshProducts(context, now, storeId, await selectMistaken(context.db, storeId, now));
    if (refreshed === null) return null;
    changed += refreshed;
  }
  return changed;
}

/** The same for discounts that start or end after `since` and up to `now` alone: its cost does not grow with the shop. */
export async function refreshDueDiscounts(context: DiscountDeps, since: Date, now: Date): Promise<number | null> {
  let changed = 0;
  for (const { storeId, productIds } of await selectDue(context.db, since, now)) {
    const refreshed = await refreshProducts(context, now, storeId, productIds);
    if (refreshed === null) return null;
    changed += refreshed;
  }
  return changed;
}

async function refreshProducts(
  context: DiscountDeps,
  now: Date,
  storeId: number,
  productIds: number[],
): Promise<number | null> {
  let changed = 0;
  for (let from = 0; from < productIds.length; from += productsAtOnce) {
    const part = productIds.slice(from, from + productsAtOnce);
    const refreshed = await transact(
      { db: context.db, committed: context.changes.publish },
      async ({ tx, announce }) => {
        if (!(await lockDiscounts(tx))) return null;
        const { rows, storeIds } = await refreshShelf(tx, now, { productIds: part, storeIds: [storeId] });
        if (rows > 0) announce('catalogue', storeIds);
        return rows;
      },
    );
    if (refreshed === null) return null;
    changed += refreshed;
  }
  return changed;
}

/**
 * Writes the lowest prior prices (30 days) anew for stores whose own discount has started, ended or was set anew by
 * `now`. The discounted prices themselves are computed from the clock and need no write. False when another process
 * holds the lock.
 */
export async function noteStoreDiscounts(context: DiscountDeps, now: Date): Promise<boolean> {
  const since = sql`coalesce(lowest_noted_at, '-infinity')`;
  const due = rowsOf<{ id: number }>(
    await context.db.execute(sql`
select id from stores where discount_percent is not null and (lowest_noted_at is null
  or (discount_from > ${since} and discount_from <= ${instantOf(now)})
  or (discount_to >= ${since} and discount_to < ${instantOf(now)})) order by id`),
  );
  for (const { id } of due) {
    const isDone = await transact({ db: context.db, committed: context.changes.publish }, async ({ tx, announce }) => {
      if (!(await lockDiscounts(tx))) return false;
      await noteStoreDiscount(tx, now, id);
      announce('catalogue', [id]);
      return true;
    });
    if (!isDone) return false;
  }
  return true;
}

async function lockDiscounts(tx: Db): Promise<boolean> {
  const [lock] = rowsOf<{ isMine: boolean }>(
    await tx.execute(sql`select pg_try_advisory_xact_lock(${discountsLock}) as "isMine"`),
  );
  return lock?.isMine === true;
}

async function selectStores(db: Db): Promise<number[]> {
  return rowsOf<{ id: number }>(await db.execute(sql`select id from stores order by id`)).map(({ id }) => id);
}

/** The products of a store whose shelf shows another discount of their own than the largest that holds now. */
async function selectMistaken(db: Db, storeId: number, now: Date): Promise<number[]> {
  const result = await db.execute(sql`
with own as (
  select product_id, max(percent) as percent from discounts
  where store_id = ${storeId} and ${isInForce('is_active', 'valid_from', 'valid_to', instantOf(now))} group by product_id
)
select sh.product_id as id from shelf sh left join own using (product_id)
where sh.store_id = ${storeId} and sh.percent is distinct from own.percent order by 1`);
  return rowsOf<{ id: number }>(result).map(({ id }) => id);
}

/** By store, the products with a discount that starts or ends after `since` and up to `now`; an end still counts itself. */
async function selectDue(db: Db, since: Date, now: Date): Promise<{ storeId: number; productIds: number[] }[]> {
  const result = await db.execute(sql`
select store_id as "storeId", json_agg(distinct product_id) as "productIds" from (
  select store_id, product_id from discounts where valid_from > ${instantOf(since)} and valid_from <= ${instantOf(now)}
  union all
  select store_id, product_id from discounts where valid_to >= ${instantOf(since)} and valid_to < ${instantOf(now)}
) due group by store_id order by store_id`);
  return rowsOf(result);
}
