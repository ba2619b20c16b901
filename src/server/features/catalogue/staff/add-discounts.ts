import { discounts } from '#server/db/tables/prices.ts';
import { type CatalogueWrite, changePrices } from './catalogue-write.ts';

type NewDiscount = Omit<typeof discounts.$inferInsert, 'id' | 'createdAt'>;

/** Adds discounts on products, in force now or later: the job of the discounts starts and ends them. */
export async function addDiscounts(write: CatalogueWrite, list: readonly NewDiscount[]): Promise<void> {
  if (list.length === 0) return;
  const scope = {
    productIds: [...new Set(list.map(({ productId }) => productId))],
    storeIds: [...new Set(list.map(({ storeId }) => storeId))],
  };
  await changePrices(write, scope, (tx) => tx.insert(discounts).values([...list]));
}
