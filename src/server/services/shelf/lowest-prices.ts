import { and, inArray, sql } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import { appliedPrices, type NotedStoreDiscount } from '#domain/pricing/applied-prices.ts';
import { lowestPriorPrice } from '#domain/pricing/lowest-price.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { priceHistory } from '#server/db/tables/prices.ts';
import { instantOf, isInForce } from './discount-in-force.ts';
import { countAndLog } from './log-changes.ts';
import { inList, type ShelfPart, type ShelfScope, shelfParts } from './shelf-scope.ts';

/** All that was noted of a row of a shelf, oldest first: milliseconds since 1970, bases in cents, own discount. */
type Noted = {
  storeId: number;
  productId: number;
  history: [since: number, baseCents: number, wholesaleBaseCents: number, percent: number | null][];
};
type Lowest = { storeId: number; productId: number; retail: number | null; wholesale: number | null };

/**
 * Puts the lowest price of the 30 days before each discount that is in force at `now` on the shelf, by the rule of the
 * domain; where none is, takes it away. Part of refreshShelf, which has noted today's prices before; by itself where a
 * store's discount on everything starts or ends, which touches no price of a product.
 */
export async function noteLowestPrices(tx: Db, now: Date, scope: ShelfScope): Promise<void> {
  const stores = await selectStoreDiscounts(tx, scope.storeIds);
  for (const part of await shelfParts(tx, scope)) {
    const lowest = (await selectNoted(tx, part, now)).map((row) => lowestOf(row, stores.get(row.storeId) ?? [], now));
    await writeLowest(tx, part, lowest);
  }
}

/** Does so for a whole store, and notes that its discount on everything is included up to `now`. */
export async function noteStoreDiscount(tx: Db, now: Date, storeId: number): Promise<void> {
  await noteLowestPrices(tx, now, { storeIds: [storeId] });
  await tx.execute(sql`update stores set lowest_noted_at = ${instantOf(now)} where id = ${storeId}`);
  await tx.execute(sql`insert into catalogue_changes (store_id) values (${storeId})`);
}

async function selectNoted(tx: Db, { hasProduct, hasStore }: ShelfPart, now: Date): Promise<Noted[]> {
  const result = await tx.execute(sql`
select sh.store_id as "storeId", sh.product_id as "productId", json_agg(json_build_array(
    (extract(epoch from h.since) * 1000)::float8, h.base_cents, h.wholesale_base_cents, h.percent) order by h.since) as history
from shelf sh
join stores s on s.id = sh.store_id
join price_history h on h.store_id = sh.store_id and h.product_id = sh.product_id
where ${hasStore(sql`sh.store_id`)} and ${hasProduct(sql`sh.product_id`)} and (sh.percent is not null or (
  s.discount_percent is not null and ${isInForce('s.discount_is_active', 's.discount_from', 's.discount_to', instantOf(now))}))
group by sh.store_id, sh.product_id`);
  return rowsOf<Noted>(result);
}

/** Each store's discounts on everything as they were set, oldest first. */
async function selectStoreDiscounts(
  tx: Db,
  storeIds: readonly number[] | undefined,
): Promise<Map<number, NotedStoreDiscount[]>> {
  type Row = Omit<NotedStoreDiscount, 'since' | 'validFrom' | 'validTo'> & {
    storeId: number;
    times: [since: number, validFrom: number | null, validTo: number | null];
  };
  const ms = (column: string) => sql.raw(`extract(epoch from ${column}) * 1000`);
  const rows = rowsOf<Row>(
    await tx.execute(sql`
select store_id as "storeId", percent, is_active as "isActive",
  json_build_array(${ms('since')}, ${ms('valid_from')}, ${ms('valid_to')}) as times
from store_discounts where ${inList(sql`store_id`, storeIds)} order by store_id, since`),
  );
  const date = (time: number | null) => (time === null ? null : new Date(time));
  const all = rows.map(({ storeId, percent, isActive, times: [since, validFrom, validTo] }) => ({
    storeId,
    percent,
    isActive,
    since: new Date(since),
    validFrom: date(validFrom),
    validTo: date(validTo),
  }));
  return Map.groupBy(all, (row) => row.storeId);
}

/** A discount of a product's own that is yet to begin, and the price before discount then. */
export type PlannedDiscount = { storeId: number; productId: number; from: Date; baseCents: Cents; percent: number };

/**
 * The lowest retail price of the 30 days before each of these begins, by the rule of the domain, should no price change
 * until then; in their order.
 */
export async function plannedLowestPrices(db: Db, planned: readonly PlannedDiscount[]): Promise<(Cents | null)[]> {
  if (planned.length === 0) return [];
  const storeIds = [...new Set(planned.map(({ storeId }) => storeId))];
  const stores = await selectStoreDiscounts(db, storeIds);
  const productIds = planned.map(({ productId }) => productId);
  const rows = await db
    .select()
    .from(priceHistory)
    .where(and(inArray(priceHistory.storeId, storeIds), inArray(priceHistory.productId, productIds)))
    .orderBy(priceHistory.since);
  return planned.map(({ storeId, productId, from: since, baseCents, percent }) => {
    const noted = rows.filter((row) => row.storeId === storeId && row.productId === productId);
    return lowestPriorPrice(appliedPrices([...noted, { since, baseCents, percent }], stores.get(storeId) ?? [], since));
  });
}

function lowestOf({ storeId, productId, history }: Noted, discounts: NotedStoreDiscount[], now: Date): Lowest {
  const lowestAt = (which: 1 | 2) => {
    const noted = history.map((row) => ({ since: new Date(row[0]), baseCents: row[which], percent: row[3] }));
    return lowestPriorPrice(appliedPrices(noted, discounts, now));
  };
  return { storeId, productId, retail: lowestAt(1), wholesale: lowestAt(2) };
}

async function writeLowest(tx: Db, { hasProduct, hasStore }: ShelfPart, found: readonly Lowest[]): Promise<void> {
  const list = (values: readonly (number | null)[]) => sql.param(`{${values.map((v) => v ?? 'null').join(',')}}`);
  await tx.execute(sql`
with written as (
  update shelf sh set lowest_cents = fresh.retail, wholesale_lowest_cents = fresh.wholesale
  from shelf old left join unnest(
    ${list(found.map((row) => row.storeId))}::int[], ${list(found.map((row) => row.productId))}::int[],
    ${list(found.map((row) => row.retail))}::int[], ${list(found.map((row) => row.wholesale))}::int[]
  ) fresh (store_id, product_id, retail, wholesale)
    on fresh.store_id = old.store_id and fresh.product_id = old.product_id
  where sh.store_id = old.store_id and sh.product_id = old.product_id
    and ${hasStore(sql`old.store_id`)} and ${hasProduct(sql`old.product_id`)}
    and (sh.lowest_cents, sh.wholesale_lowest_cents) is distinct from (fresh.retail, fresh.wholesale)
  returning sh.store_id, sh.product_id
),
${countAndLog('written')}
select 1`);
}
