import { and, eq } from 'drizzle-orm';
import { collationKey } from '#domain/language/collation-key.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { productTexts } from '#server/db/tables/catalogue.ts';
import { type CatalogueWrite, changeProducts } from './catalogue-write.ts';

/** Gives a product other names, in the languages that are named; its address stays. Writes two rows and one a language. */
export async function renameProduct(
  write: CatalogueWrite,
  productId: number,
  names: Partial<Record<Language, string>>,
): Promise<void> {
  await changeProducts(write, [productId], async (tx) => {
    for (const language of languages) {
      const name = names[language];
      if (name === undefined) continue;
      await tx
        .update(productTexts)
        .set({ name, nameKey: collationKey(name, language) })
        .where(and(eq(productTexts.productId, productId), eq(productTexts.language, language)));
    }
  });
}
