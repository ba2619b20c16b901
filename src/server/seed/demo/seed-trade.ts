import type { Db } from '#server/db/connection.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import { insertRows } from './insert-rows.ts';
import type { Offer } from './offers.ts';
import type { Item } from './range.ts';

/** Today's prices and stock of each store, and the chain's offers there. How the stock came about is the ledger's to say. */
export async function seedTrade(tx: Db, range: readonly Item[], offers: readonly Offer[], now: Date): Promise<void> {
  await insertRows(tx, prices, range.flatMap(pricesOf));
  const counts = range.map(({ storeId, productId, quantityMilli, inventory }) => ({
    storeId,
    productId,
    onHandMilli: quantityMilli,
    inventory,
  }));
  await insertRows(tx, stock, counts);
  const storesOf = Map.groupBy(range, (item) => item.productId);
  const rows = offers.flatMap(({ productId, percent, from, to }) =>
    (storesOf.get(productId) ?? []).map(({ storeId }) => ({
      storeId,
      productId,
      percent,
      isActive: true,
      validFrom: from,
      validTo: to,
      createdAt: from < now ? from : now,
    })),
  );
  await insertRows(tx, discounts, rows);
}

function pricesOf({ storeId, productId, retailCents, wholesaleCents }: Item): (typeof prices.$inferInsert)[] {
  const retail = { storeId, productId, priceType: 'retail' as const, cents: retailCents };
  if (wholesaleCents === null) return [retail];
  return [retail, { storeId, productId, priceType: 'wholesale', cents: wholesaleCents }];
}
