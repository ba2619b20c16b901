import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { products } from '#server/db/tables/catalogue.ts';

/** Whether a product was shown once and has been taken out of the shop. */
export async function isRemovedProduct(db: Db, id: number): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, id), isNotNull(products.removedAt)))) > 0;
}
