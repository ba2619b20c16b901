import { type Db, rowsOf } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';
import { instantOf, isInForce } from './discount-in-force.ts';
import { countAndLog } from './log-changes.ts';
import { noteLowestPrices } from './lowest-prices.ts';
import { inList, type ShelfPart, type ShelfScope, shelfParts } from './shelf-scope.ts';

/** `isReduced`: of the part that changed, something has or had a discount, its own or that of its store. */
type Changed = { storeId: number; rows: number; isReduced: boolean };
/** How many rows of the shelves changed, and in which stores. */
export type Refreshed = { rows: number; storeIds: number[] };

/**
 * Brings the shelves in line with products, prices and discounts as they hold at `now`, notes every price that shoppers
 * see from now on, and logs what changed for those who keep it in memory. Called where the catalogue is written
 * (features/catalogue/staff) and by the job that starts and ends discounts, in their transaction. `isLocked`: the rows of
 * the products are locked by who calls.
 */
export async function refreshShelf(
  tx: Db,
  now: Date,
  scope: ShelfScope = {},
  { isLocked = false } = {},
): Promise<Refreshed> {
  if (!isLocked) await lockProducts(tx, scope);
  let isReduced = scope.productIds === undefined;
  const storeIds = new Set<number>();
  let rows = 0;
  const parts = await shelfParts(tx, scope);
  for (const part of parts) {
    const changed = rowsOf<Changed>(await tx.execute(statement(part, instantOf(now))));
    for (const one of changed) {
      isReduced ||= one.isReduced;
      storeIds.add(one.storeId);
      rows += one.rows;
    }
  }
  if (isReduced) await noteLowestPrices(tx, now, scope);
  return { rows, storeIds: [...storeIds] };
}

/** Two writes to one product: the second waits here, so that what follows sees what the first has committed. */
async function lockProducts(tx: Db, { productIds }: ShelfScope): Promise<void> {
  const isIn = inList(sql`p.id`, productIds);
  await tx.execute(
    sql`select count(*) from (select 1 from products p where ${isIn} order by p.id for no key update) held`,
  );
}

const columns = sql.raw('store_id, product_id, base_cents, wholesale_base_cents, percent, discount_ends_at');
const figures = (of: string) =>
  sql.raw(['base_cents', 'wholesale_base_cents', 'percent', 'discount_ends_at'].map((c) => `${of}.${c}`).join(', '));

/** Each row is looked up by its key: `offset 0` keeps the planner from reading whole tables for some hundred of them. */
function statement({ hasProduct, hasStore }: ShelfPart, now: SQL): SQL {
  return sql`
with fresh as (${freshRows(hasProduct(sql`p.id`), hasStore(sql`o.store_id`), now)}),
gone as (
  delete from shelf sh
  where ${hasProduct(sql`sh.product_id`)} and ${hasStore(sql`sh.store_id`)}
    and not exists (select 1 from fresh f where f.store_id = sh.store_id and f.product_id = sh.product_id)
  returning sh.store_id, sh.product_id
),
written as (
  insert into shelf (${columns})
  select ${columns} from fresh order by store_id, product_id
  on conflict (store_id, product_id) do update set base_cents = excluded.base_cents,
    wholesale_base_cents = excluded.wholesale_base_cents, percent = excluded.percent,
    discount_ends_at = excluded.discount_ends_at
  where (${figures('shelf')}) is distinct from (${figures('excluded')})
  returning store_id, product_id, base_cents, wholesale_base_cents, percent
),
stocked as (
  insert into stock (store_id, product_id) select store_id, product_id from written on conflict do nothing
),
noted as (
  insert into price_history (store_id, product_id, since, base_cents, wholesale_base_cents, percent)
  select w.store_id, w.product_id, ${now}, w.base_cents, w.wholesale_base_cents, w.percent
  from written w left join lateral (
    select o.base_cents, o.wholesale_base_cents, o.percent from shelf o
    where o.store_id = w.store_id and o.product_id = w.product_id offset 0
  ) old on true
  where (w.base_cents, w.wholesale_base_cents, w.percent)
    is distinct from (old.base_cents, old.wholesale_base_cents, old.percent)
  on conflict (store_id, product_id, since) do update set base_cents = excluded.base_cents,
    wholesale_base_cents = excluded.wholesale_base_cents, percent = excluded.percent
),
changed as (select store_id, product_id from gone union all select store_id, product_id from written),
${countAndLog('changed')}
select store_id as "storeId", rows, (
  exists (
    select 1 from fresh f join stores s on s.id = f.store_id where f.percent is not null or s.discount_is_active)
  or exists (
    select 1 from shelf sh where ${hasProduct(sql`sh.product_id`)} and ${hasStore(sql`sh.store_id`)}
      and (sh.percent is not null or sh.lowest_cents is not null or sh.wholesale_lowest_cents is not null))
) as "isReduced" from counted`;
}

/** Every visible product with a retail price in a store: what its shelf should hold. */
function freshRows(product: SQL, store: SQL, now: SQL): SQL {
  return sql`
  select r.store_id, p.id as product_id, r.cents as base_cents, coalesce(w.cents, r.cents) as wholesale_base_cents,
    d.percent, d.ends_at as discount_ends_at
  from products p
  cross join lateral (
    select o.store_id, o.cents from prices o
    where o.product_id = p.id and o.price_type = 'retail' and ${store} offset 0
  ) r
  left join lateral (
    select o.cents from prices o
    where o.store_id = r.store_id and o.product_id = p.id and o.price_type = 'wholesale' offset 0
  ) w on true
  left join lateral (
    select o.percent, o.valid_to as ends_at from discounts o
    where o.store_id = r.store_id and o.product_id = p.id
      and ${isInForce('o.is_active', 'o.valid_from', 'o.valid_to', now)}
    order by o.percent desc, o.valid_to desc nulls first limit 1
  ) d on true
  where p.visible and ${product}`;
}
