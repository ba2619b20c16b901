import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Db } from '#server/db/connection.ts';
import { prices } from '#server/db/tables/prices.ts';
import { type CatalogueWrite, changePrices } from './catalogue-write.ts';

type PriceKey = { storeId: number; productId: number; priceType: PriceType };

/**
 * Sets what a product costs in a store before discount, VAT included; null takes the price away, and without a retail
 * price the product is not sold there.
 */
export async function setPrice(write: CatalogueWrite, at: PriceKey, cents: Cents | null): Promise<void> {
  const scope = { productIds: [at.productId], storeIds: [at.storeId] };
  await changePrices(write, scope, (tx) => writePrice(tx, at, cents));
}

/** The row of a price alone, for who brings the shelves in line; null takes it away. */
export async function writePrice(tx: Db, at: PriceKey, cents: Cents | null): Promise<void> {
  const { storeId, productId, priceType } = prices;
  const row = and(eq(storeId, at.storeId), eq(productId, at.productId), eq(priceType, at.priceType));
  if (cents === null) await tx.delete(prices).where(row);
  else
    await tx
      .insert(prices)
      .values({ ...at, cents })
      .onConflictDoUpdate({ target: [storeId, productId, priceType], set: { cents } });
}
