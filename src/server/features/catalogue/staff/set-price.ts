import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { prices } from '#server/db/tables/prices.ts';
import { type CatalogueWrite, changePrices } from './catalogue-write.ts';

/**
 * Sets what a product costs in a store before discount, VAT included; null takes the price away, and without a retail
 * price the product is not sold there.
 */
export async function setPrice(
  write: CatalogueWrite,
  at: { storeId: number; productId: number; priceType: PriceType },
  cents: Cents | null,
): Promise<void> {
  const { storeId, productId, priceType } = at;
  const row = and(eq(prices.storeId, storeId), eq(prices.productId, productId), eq(prices.priceType, priceType));
  await changePrices(write, { productIds: [productId], storeIds: [storeId] }, (tx) =>
    cents === null
      ? tx.delete(prices).where(row)
      : tx
          .insert(prices)
          .values({ ...at, cents })
          .onConflictDoUpdate({ target: [prices.storeId, prices.productId, prices.priceType], set: { cents } }),
  );
}
