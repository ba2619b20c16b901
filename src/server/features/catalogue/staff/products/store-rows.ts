import { priceTypes } from '#domain/pricing/price-type.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray, sql } from '#server/db/sql.ts';
import { shelfPlaces } from '#server/db/tables/picking.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import type { StoreDiscount, StorePlan } from './plan-store.ts';
import { standing } from './select-figures.ts';

/** Puts one discount in each of these stores in the place of those that have not ended. */
export async function setDiscounts(
  { tx, now }: CatalogueWrite,
  productId: number,
  sent: readonly StoreDiscount[],
): Promise<void> {
  if (sent.length === 0) return;
  const storeIds = sent.map(({ storeId }) => storeId);
  const others = and(inArray(discounts.storeId, storeIds), standing([productId], now));
  await tx.update(discounts).set({ isActive: false }).where(others);
  const rows = sent.flatMap(({ storeId, percent, from, to }) =>
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

/** Writes a product's prices, each store and type once; null takes one away. As many statements for many stores as for one. */
export async function writePrices(
  tx: Db,
  productId: number,
  sent: readonly StorePlan['prices'][number][],
): Promise<void> {
  for (const priceType of priceTypes) {
    const gone = sent.flatMap((one) => (one.priceType === priceType && one.cents === null ? [one.storeId] : []));
    const rows = and(eq(prices.productId, productId), eq(prices.priceType, priceType), inArray(prices.storeId, gone));
    if (gone.length > 0) await tx.delete(prices).where(rows);
  }
  const kept = sent.flatMap(({ cents, ...at }) => (cents === null ? [] : [{ ...at, productId, cents }]));
  if (kept.length === 0) return;
  await tx
    .insert(prices)
    .values(kept)
    .onConflictDoUpdate({
      target: [prices.storeId, prices.productId, prices.priceType],
      set: { cents: sql`excluded.cents` },
    });
}

/** Writes where a product stands in each of these stores; null: nobody says. */
export async function writeShelves(
  tx: Db,
  productId: number,
  places: readonly { storeId: number; shelf: string | null }[],
): Promise<void> {
  const gone = places.flatMap(({ storeId, shelf }) => (shelf === null ? [storeId] : []));
  const rows = and(eq(shelfPlaces.productId, productId), inArray(shelfPlaces.storeId, gone));
  if (gone.length > 0) await tx.delete(shelfPlaces).where(rows);
  const kept = places.flatMap(({ storeId, shelf }) => (shelf === null ? [] : [{ storeId, productId, shelf }]));
  if (kept.length === 0) return;
  await tx
    .insert(shelfPlaces)
    .values(kept)
    .onConflictDoUpdate({
      target: [shelfPlaces.storeId, shelfPlaces.productId],
      set: { shelf: sql`excluded.shelf` },
    });
}
