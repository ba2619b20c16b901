import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, ne, sql } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';

/**
 * Throws `invalid` on `scaleCode` where another product has the code that is sent, which it names in `language`; zeros before
 * a code do not tell two apart. Two products that are given one code at once wait for each other until one is committed.
 */
export async function requireFreeScaleCode(
  tx: Db,
  productId: number,
  { scaleCode }: Pick<ProductInput, 'scaleCode'>,
  language: Language,
): Promise<void> {
  if (!scaleCode) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('products.scale_code'))`);
  const named = and(eq(productTexts.productId, products.id), eq(productTexts.language, language));
  const [owner] = await tx
    .select({ id: products.id, name: productTexts.name })
    .from(products)
    .leftJoin(productTexts, named)
    .where(and(sql`ltrim(${products.scaleCode}, '0') = ltrim(${scaleCode}, '0')`, ne(products.id, productId)));
  if (owner)
    throw invalidFields({ scaleCode: 'validation.scaleCodeTaken' }, { product: owner.name ?? '', id: owner.id });
}
