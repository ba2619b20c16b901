import { and, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { discounts } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import type { CatalogueWrite } from '../catalogue-write.ts';
import type { StoreDiscount } from './plan-store.ts';
import { standing } from './select-figures.ts';

/** Puts one discount in each of these stores in the place of those that have not ended. */
export async function setDiscounts(
  { tx, now }: CatalogueWrite,
  productId: number,
  said: readonly StoreDiscount[],
): Promise<void> {
  if (said.length === 0) return;
  const storeIds = said.map(({ storeId }) => storeId);
  const others = and(inArray(discounts.storeId, storeIds), standing([productId], now));
  await tx.update(discounts).set({ isActive: false }).where(others);
  const rows = said.flatMap(({ storeId, percent, from, to }) =>
    percent === null ? [] : [{ storeId, productId, percent, validFrom: from, validTo: to }],
  );
  if (rows.length > 0) await tx.insert(discounts).values(rows);
}

/** Where a store never had the product: a row to count from. */
export async function openStock(tx: Db, productId: number, storeIds: readonly number[]): Promise<void> {
  if (storeIds.length === 0) return;
  await tx
    .insert(stock)
    .values(storeIds.map((storeId) => ({ storeId, productId })))
    .onConflictDoNothing();
}
