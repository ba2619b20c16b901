import { eq } from 'drizzle-orm';
import { products } from '#server/db/tables/catalogue.ts';
import { type CatalogueWrite, changeProducts } from '../catalogue-write.ts';
import { visibility } from '../visibility.ts';

/** Takes a product out of the shop for good. Orders name it further; its barcode is free for another. */
export async function deleteProduct(write: CatalogueWrite, id: number): Promise<void> {
  const gone = { ...visibility(false, write.now), deletedAt: write.now, barcode: null };
  await changeProducts(write, [id], (tx) => tx.update(products).set(gone).where(eq(products.id, id)));
}
