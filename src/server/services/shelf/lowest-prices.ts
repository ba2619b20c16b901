import { sql } from 'drizzle-orm';
import { type AppliedPrice, lowestPriorPrice } from '#domain/pricing/lowest-price.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { inList, type ShelfScope } from './shelf-scope.ts';

type Noted = {
  storeId: number;
  productId: number;
  priceType: PriceType;
  baseCents: number;
  finalCents: number;
  /** Milliseconds since 1970. */
  since: number;
};
type Lowest = { storeId: number; productId: number; retail: number | null; wholesale: number | null };

/**
 * Puts the lowest price of the 30 days before each running discount on the shelf, by the rule of the domain; where none
 * runs, takes it away. Part of refreshShelf, which has noted today's prices before.
 */
export async function noteLowestPrices(tx: Db, { productIds, storeIds }: ShelfScope): Promise<void> {
  const scope = sql`${inList(sql`sh.product_id`, productIds)} and ${inList(sql`sh.store_id`, storeIds)}`;
  const noted = rowsOf<Noted>(
    await tx.execute(sql`
select h.store_id as "storeId", h.product_id as "productId", h.price_type as "priceType",
  h.base_cents as "baseCents", h.final_cents as "finalCents", (extract(epoch from h.since) * 1000)::float8 as since
from shelf sh join price_history h on h.store_id = sh.store_id and h.product_id = sh.product_id
where sh.percent is not null and ${scope}
order by h.store_id, h.product_id, h.price_type, h.since, h.id`),
  );
  const found = lowestOf(noted);
  const list = (values: readonly (number | null)[]) => sql.param(`{${values.map((v) => v ?? 'null').join(',')}}`);
  await tx.execute(sql`
update shelf sh set lowest_cents = fresh.retail, wholesale_lowest_cents = fresh.wholesale
from shelf old left join unnest(
  ${list(found.map((row) => row.storeId))}::int[], ${list(found.map((row) => row.productId))}::int[],
  ${list(found.map((row) => row.retail))}::int[], ${list(found.map((row) => row.wholesale))}::int[]
) fresh (store_id, product_id, retail, wholesale)
  on fresh.store_id = old.store_id and fresh.product_id = old.product_id
where sh.store_id = old.store_id and sh.product_id = old.product_id and ${scope}
  and (sh.lowest_cents, sh.wholesale_lowest_cents) is distinct from (fresh.retail, fresh.wholesale)`);
}

function lowestOf(noted: readonly Noted[]): Lowest[] {
  const applied = new Map<string, { of: Noted; prices: Record<PriceType, AppliedPrice[]> }>();
  for (const row of noted) {
    const key = `${row.storeId} ${row.productId}`;
    const one = applied.get(key) ?? { of: row, prices: { retail: [], wholesale: [] } };
    applied.set(key, one);
    const { baseCents, finalCents } = row;
    one.prices[row.priceType].push({ since: new Date(row.since), baseCents, finalCents });
  }
  return [...applied.values()].map(({ of: { storeId, productId }, prices }) => ({
    storeId,
    productId,
    retail: lowestPriorPrice(prices.retail),
    wholesale: lowestPriorPrice(prices.wholesale),
  }));
}
