import { eq } from 'drizzle-orm';
import { products } from '#server/db/tables/catalogue.ts';
import { type CatalogueWrite, changeProducts } from './catalogue-write.ts';
import { visibility } from './visibility.ts';

type ProductFacts = Partial<Omit<typeof products.$inferInsert, 'id' | 'slug' | 'version' | 'updatedAt' | 'removedAt'>>;

/** Changes what a product is, or whether it shows. */
export async function editProduct(write: CatalogueWrite, productId: number, facts: ProductFacts): Promise<void> {
  const shown = facts.visible === undefined ? {} : visibility(facts.visible, write.now);
  await changeProducts(write, [productId], (tx) =>
    tx
      .update(products)
      .set({ ...facts, ...shown })
      .where(eq(products.id, productId)),
  );
}
