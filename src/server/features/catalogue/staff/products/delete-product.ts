import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { Refusal } from '#contract/errors.ts';
import { and, eq, isNull, type SQL, sql } from '#server/db/sql.ts';
import { productBarcodes, products, unreadBarcodes } from '#server/db/tables/catalogue.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { changeProducts } from '../catalogue-write.ts';
import { readProductViews, type ViewedBy } from './product-views.ts';

/**
 * Takes a product out of the shop for good; answers how it was. Orders name it further; its barcodes and its scale code
 * are free for others. Throws `notFound`.
 */
export async function deleteProduct(write: CatalogueWrite & ViewedBy, id: number): Promise<StaffProduct> {
  const known = and(eq(products.id, id), isNull(products.deletedAt));
  const [row] = await write.tx.select({ id: products.id }).from(products).where(known).for('no key update');
  const [before] = row ? await readProductViews(write.tx, [id], write) : [];
  if (!before) throw new Refusal('notFound');
  const gone = { ...visibility(false, write.now), deletedAt: write.now, scaleCode: null };
  await changeProducts(write, [id], async (tx) => {
    await tx.update(products).set(gone).where(eq(products.id, id));
    await tx.delete(productBarcodes).where(eq(productBarcodes.productId, id));
    await tx.delete(unreadBarcodes).where(eq(unreadBarcodes.productId, id));
  });
  return before;
}

/**
 * The columns that say whether a product shows, and since when it does not. What was never shown is not removed by
 * being hidden.
 */
export function visibility(visible: boolean, now: Date): { visible: boolean; removedAt: SQL | null } {
  const removedAt = sql`case when ${products.visible} then ${now.toISOString()}::timestamptz else ${products.removedAt} end`;
  return { visible, removedAt: visible ? null : removedAt };
}
