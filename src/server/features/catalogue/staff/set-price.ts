import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import { type PriceType, priceTypes } from '#domain/pricing/price-type.ts';
import type { Db } from '#server/db/connection.ts';
import { prices } from '#server/db/tables/prices.ts';
import { type CatalogueWrite, changePrices } from './catalogue-write.ts';

type InStore = { storeId: number; priceType: PriceType };

/**
 * Sets what a product costs in a store before discount, VAT included; null takes the price away, and without a retail
 * price the product is not sold there.
 */
export async function setPrice(
  write: CatalogueWrite,
  { productId, storeId, priceType }: InStore & { productId: number },
  cents: Cents | null,
): Promise<void> {
  const scope = { productIds: [productId], storeIds: [storeId] };
  await changePrices(write, scope, (tx) => writePrices(tx, productId, [{ storeId, priceType, cents }]));
}

/**
 * The rows of a product's prices alone, for who brings the shelves in line; null takes one away. Each store and type
 * once; as many statements for many stores as for one.
 */
export async function writePrices(
  tx: Db,
  productId: number,
  said: readonly (InStore & { cents: Cents | null })[],
): Promise<void> {
  for (const priceType of priceTypes) {
    const gone = said.flatMap((one) => (one.priceType === priceType && one.cents === null ? [one.storeId] : []));
    const rows = and(eq(prices.productId, productId), eq(prices.priceType, priceType), inArray(prices.storeId, gone));
    if (gone.length > 0) await tx.delete(prices).where(rows);
  }
  const kept = said.flatMap(({ cents, ...at }) => (cents === null ? [] : [{ ...at, productId, cents }]));
  if (kept.length === 0) return;
  await tx
    .insert(prices)
    .values(kept)
    .onConflictDoUpdate({
      target: [prices.storeId, prices.productId, prices.priceType],
      set: { cents: sql`excluded.cents` },
    });
}
