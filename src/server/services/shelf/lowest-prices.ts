import type { Cents } from '#domain/money/cents.ts';
import { appliedPrices, type NotedStoreDiscount } from '#domain/pricing/applied-prices.ts';
import { lowestPriorPrice } from '#domain/pricing/lowest-price.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { and, inArray, sql } from '#server/db/sql.ts';
import { priceHistory } from '#server/db/tables/prices.ts';
import { instantOf, isInForce } from './discount-in-force.ts';
import { countAndLog } from './log-changes.ts';
import { inList, type ShelfPart, type ShelfScope, shelfParts } from './shelf-scope.ts';

/**
 * A row of a shelf whose price is reduced at that moment, with all that was noted of it, oldest first (milliseconds since
 * 1970, bases in cents, own discount); or one that is not, any more, and says lowest prices yet.
 */
type Noted = Lowest & {
  history: [since: number, baseCents: number, wholesaleBaseCents: number, percent: number | null][] | null;
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
    const changed = (await selectNoted(tx, part, now)).flatMap((row) => {
      const lowest = lowestOf(row, stores.get(row.storeId) ?? [], now);
      return lowest.retail === row.retail && lowest.wholesale === row.wholesale ? [] : [lowest];
    });
    if (changed.length > 0) await writeLowest(tx, changed);
  }
}

/** Does so for a whole store, and notes that its discount on everything is included up to `now`. */
export async function noteStoreDiscount(tx: Db, now: Date, storeId: number): Promise<void> {
  await noteLowestPrices(tx, now, { storeIds: [storeId] });
  await tx.execute(sql`update stores set lowest_noted_at = ${instantOf(now)} where id = ${storeId}`);
  await tx.execute(sql`insert into catalogue_changes (store_id) values (${storeId})`);
}

async function selectNoted(tx: Db, { hasProduct, hasStore }: ShelfPart, now: Date): Promise<Noted[]> {
  const isReduced = sql`(sh.percent is not null or (
    s.discount_percent is not null and ${isInForce('s.discount_is_active', 's.discount_from', 's.discount_to', instantOf(now))}))`;
  // The history of each row is looked up by its key: some hundred rows are few beside all that was ever noted.
  const result = await tx.execute(sql`
select sh.store_id as "storeId", sh.product_id as "productId", sh.lowest_cents as retail,
  sh.wholesale_lowest_cents as wholesale,
  case when ${isReduced} then (select json_agg(json_build_array(
      (extract(epoch from h.since) * 1000)::float8, h.base_cents, h.wholesale_base_cents, h.percent) order by h.since)
    from price_history h where h.store_id = sh.store_id and h.product_id = sh.product_id) end as history
from shelf sh
join stores s on s.id = sh.store_id
where ${hasStore(sql`sh.store_id`)} and ${hasProduct(sql`sh.product_id`)}
  and (${isReduced} or sh.lowest_cents is not null or sh.wholesale_lowest_cents is not null)`);
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
  if (!history) return { storeId, productId, retail: null, wholesale: null };
  const lowestAt = (which: 1 | 2) => {
    const noted = history.map((row) => ({ since: new Date(row[0]), baseCents: row[which], percent: row[3] }));
    return lowestPriorPrice(appliedPrices(noted, discounts, now));
  };
  return { storeId, productId, retail: lowestAt(1), wholesale: lowestAt(2) };
}

async function writeLowest(tx: Db, changed: readonly Lowest[]): Promise<void> {
  await tx.execute(sql`
with written as (
  update shelf sh set lowest_cents = fresh.retail, wholesale_lowest_cents = fresh.wholesale
  from json_to_recordset(${JSON.stringify(changed)}::json)
    as fresh ("storeId" int, "productId" int, retail int, wholesale int)
  where sh.store_id = fresh."storeId" and sh.product_id = fresh."productId"
  returning sh.store_id, sh.product_id
),
${countAndLog('written')}
select 1`);
}
