import { rowsOf } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { lockForSet, writeSet } from '#server/services/catalogue/write-set.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';
import type { RecallScope } from './find-buyers.ts';

/**
 * Stops the sale of a product in these stores; its stock stays. Where no other store sells it, it is hidden and keeps its
 * prices; else, and for whoever is there for some stores alone, it has no price in these any more.
 */
export async function stopSale(
  write: CatalogueWrite & { who: OfStores },
  { productId, storeIds }: Pick<RecallScope, 'productId' | 'storeIds'>,
): Promise<void> {
  const { tx, who } = write;
  const pairs = storeIds.map((storeId) => ({ productId, storeId }));
  await lockForSet(tx, [productId], pairs);
  const selling = rowsOf<{ storeId: number }>(
    await tx.execute(sql`
      select store_id as "storeId" from prices where product_id = ${productId} and price_type = 'retail'`),
  );
  const isElsewhere = selling.some(({ storeId }) => !storeIds.includes(storeId));
  if (who.storeIds === null && !isElsewhere) {
    const [product] = await tx.select().from(products).where(eq(products.id, productId));
    if (product?.visible)
      await writeSet(write, { goods: [{ productId, facts: { ...product, visible: false }, names: {} }] });
    return;
  }
  const sold = pairs.filter(({ storeId }) => selling.some((one) => one.storeId === storeId));
  if (sold.length > 0) await writeSet(write, { offers: sold.map((pair) => ({ ...pair, cents: null })) });
}
