import type { ProductHistory } from '#contract/catalogue/staff-products.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, inArray } from '#server/db/sql.ts';
import { priceHistory } from '#server/db/tables/prices.ts';
import { stockMovements } from '#server/db/tables/stock.ts';
import { stores } from '#server/db/tables/stores.ts';
import { ownStores } from '#server/services/session/own-stores.ts';

/** How much of each is answered. */
const most = 100;

/** What a product cost and how its stock moved, the newest first; in one store where `storeId` names it, else in `storeIds`. */
export async function selectHistory(
  db: Db,
  query: { id: number; storeId: number | undefined; storeIds: StaffStores },
  decimals: number,
): Promise<ProductHistory> {
  const { id, storeId, storeIds } = query;
  // Both are kept by store and product: without the stores named a whole shop's history would be read.
  const wanted = db
    .select({ id: stores.id })
    .from(stores)
    .where(storeId === undefined ? ownStores(storeIds, stores.id) : eq(stores.id, storeId));
  const prices = await db
    .select()
    .from(priceHistory)
    .where(and(eq(priceHistory.productId, id), inArray(priceHistory.storeId, wanted)))
    .orderBy(desc(priceHistory.since), priceHistory.storeId)
    .limit(most);
  const moves = await db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, id), inArray(stockMovements.storeId, wanted)))
    .orderBy(desc(stockMovements.id))
    .limit(most);
  return {
    prices: prices.map((row) => ({
      storeId: row.storeId,
      since: row.since.toISOString(),
      originalPrice: toDecimal(row.baseCents, decimals),
      wholesalePrice: toDecimal(row.wholesaleBaseCents, decimals),
      discount: row.percent ?? 0,
    })),
    stock: moves.map((row) => ({
      id: row.id,
      storeId: row.storeId,
      at: row.at.toISOString(),
      reason: row.reason,
      orderId: row.orderId,
      change: fromMilli(row.deltaMilli),
      reserved: fromMilli(row.reservedDeltaMilli),
    })),
  };
}
