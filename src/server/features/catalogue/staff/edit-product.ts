import { eq, sql } from 'drizzle-orm';
import { products } from '#server/db/tables/catalogue.ts';
import { type CatalogueWrite, changeProducts } from './catalogue-write.ts';

type ProductFacts = Partial<Omit<typeof products.$inferInsert, 'id' | 'slug' | 'version' | 'updatedAt' | 'removedAt'>>;

/** Changes what a product is, or whether it shows. */
export async function editProduct(write: CatalogueWrite, productId: number, facts: ProductFacts): Promise<void> {
  const removal = facts.visible === undefined ? {} : { removedAt: facts.visible ? null : removalAt(write.now) };
  await changeProducts(write, [productId], (tx) =>
    tx
      .update(products)
      .set({ ...facts, ...removal })
      .where(eq(products.id, productId)),
  );
}

/** What was never shown is not removed by being hidden once more. */
const removalAt = (now: Date) =>
  sql`case when ${products.visible} then ${now.toISOString()}::timestamptz else ${products.removedAt} end`;
