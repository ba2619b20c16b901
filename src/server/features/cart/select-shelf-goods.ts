import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#domain/language/language.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { shelf } from '#server/db/tables/shelf.ts';
import { stock } from '#server/db/tables/stock.ts';

/** A product as a cart needs to know it; `availableMilli` is null when its stock is not counted. */
export type ShelfGood = { name: string; stepMilli: Milli; availableMilli: Milli | null };

/** What the store sells of these products, by id. */
export async function selectShelfGoods(
  tx: Db,
  storeId: number,
  productIds: readonly number[],
  language: Language,
): Promise<Map<number, ShelfGood>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({
      productId: shelf.productId,
      name: productTexts.name,
      stepMilli: products.quantityStepMilli,
      inventory: stock.inventory,
      availableMilli: sql<Milli>`${stock.onHandMilli} - ${stock.reservedMilli}`,
    })
    .from(shelf)
    .innerJoin(products, eq(products.id, shelf.productId))
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, language)))
    .innerJoin(stock, and(eq(stock.storeId, shelf.storeId), eq(stock.productId, shelf.productId)))
    .where(and(eq(shelf.storeId, storeId), inArray(shelf.productId, [...productIds])));
  return new Map(
    rows.map(({ productId, name, stepMilli, inventory, availableMilli }) => [
      productId,
      { name, stepMilli, availableMilli: inventory ? availableMilli : null },
    ]),
  );
}
