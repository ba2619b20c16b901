import type { listStockCounts, StockCounts } from '#contract/catalogue/stock-counts.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { toPage } from '#contract/page.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { mostCounted } from '#server/db/find-page.ts';
import { and, asc, desc, eq, gte, lt, type SQL, sql } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { stockCounts } from '#server/db/tables/stock-counts.ts';
import { stores } from '#server/db/tables/stores.ts';
import { type OfStores, ownStores } from '#server/services/session/own-stores.ts';

type By = { who: OfStores; language: Language; decimals: number };

/** A page of what was counted in the stores of whoever asks, with the sums of all that they ask for. */
export async function listCounts(db: Db, input: ParsedOf<typeof listStockCounts>, by: By): Promise<StockCounts> {
  const { page, per_page: perPage } = input;
  const where = meant(input, by.who);
  const counted = db
    .select({ one: sql`1` })
    .from(stockCounts)
    .innerJoin(stores, eq(stores.id, stockCounts.storeId))
    .where(where)
    .limit(mostCounted + 1)
    .as('counted');
  const total = await db.$count(counted);
  const rows = await db
    .select({ count: stockCounts, name: productTexts.name, unit: products.unit })
    .from(stockCounts)
    .innerJoin(stores, eq(stores.id, stockCounts.storeId))
    .innerJoin(products, eq(products.id, stockCounts.productId))
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, by.language)))
    .where(where)
    .orderBy(desc(stockCounts.at), desc(stockCounts.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const items = rows.map(({ count, name, unit }) => ({
    id: count.id,
    storeId: count.storeId,
    productId: count.productId,
    name,
    unit,
    onHand: fromMilli(count.onHandMilli),
    expected: fromMilli(count.expectedMilli),
    change: fromMilli(count.deltaMilli),
    reservedAbove: count.reservedAbove,
    reason: count.reason,
    value: count.valueCents === null ? null : toDecimal(count.valueCents, by.decimals),
    countedAt: count.countedAt.toISOString(),
    at: count.at.toISOString(),
  }));
  return {
    ...toPage(items, Math.min(total, mostCounted), { page, perPage }),
    totalIsCapped: total > mostCounted,
    sums: await sumByReason(db, where, by.decimals),
  };
}

async function sumByReason(db: Db, where: SQL | undefined, decimals: number): Promise<StockCounts['sums']> {
  const { reason, valueCents } = stockCounts;
  const rows = await db
    .select({
      reason,
      counts: sql<number>`count(*)::int`,
      found: sql<number>`coalesce(sum(${valueCents}) filter (where ${valueCents} > 0), 0)::float8`,
      missing: sql<number>`coalesce(-sum(${valueCents}) filter (where ${valueCents} < 0), 0)::float8`,
    })
    .from(stockCounts)
    .innerJoin(stores, eq(stores.id, stockCounts.storeId))
    .where(where)
    .groupBy(reason)
    .orderBy(asc(reason));
  return rows.map(({ found, missing, ...row }) => ({
    ...row,
    found: toDecimal(found, decimals),
    missing: toDecimal(missing, decimals),
  }));
}

/** Days are those of each store's clock. */
function meant(
  { store_id: storeId, from, to, reason }: ParsedOf<typeof listStockCounts>,
  { storeIds }: OfStores,
): SQL | undefined {
  const start = (day: string) => sql`(${`${day} 00:00`}::timestamp at time zone ${stores.timeZone})`;
  return and(
    storeId === undefined ? ownStores(storeIds, stockCounts.storeId) : eq(stockCounts.storeId, storeId),
    reason ? eq(stockCounts.reason, reason) : undefined,
    from ? gte(stockCounts.at, start(from)) : undefined,
    to ? lt(stockCounts.at, start(dayAfter(to, 1))) : undefined,
  );
}
