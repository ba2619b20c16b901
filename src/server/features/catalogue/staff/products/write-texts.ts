import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import { saidIn } from '#domain/language/by-language.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { languages } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq } from '#server/db/sql.ts';
import { productTexts } from '#server/db/tables/catalogue.ts';
import { cleanHtml } from '#server/services/product/clean-html.ts';

type Texts = Pick<ProductInput, 'name' | 'description' | 'ingredients' | 'searchWords'>;

/** The texts of a new product in each language; one that is left out is that of another, but for words of the search. */
export async function addTexts(tx: Db, productId: number, input: Texts): Promise<void> {
  await tx.insert(productTexts).values(
    languages.map((language) => {
      const name = saidIn(input.name, language) ?? '';
      return {
        productId,
        language,
        name,
        nameKey: collationKey(name, language),
        description: cleanHtml(saidIn(input.description, language) ?? ''),
        ingredients: saidIn(input.ingredients, language) || null,
        words: input.searchWords?.[language] ?? [],
      };
    }),
  );
}

/** Changes the texts that are said, in the languages that are said. */
export async function changeTexts(tx: Db, productId: number, input: Texts): Promise<void> {
  for (const language of languages) {
    const name = input.name?.[language];
    const description = input.description?.[language];
    const ingredients = input.ingredients === null ? '' : input.ingredients?.[language];
    const words = input.searchWords?.[language];
    const changed = {
      ...(name !== undefined && { name, nameKey: collationKey(name, language) }),
      ...(description !== undefined && { description: cleanHtml(description) }),
      ...(ingredients !== undefined && { ingredients: ingredients || null }),
      ...(words && { words }),
    };
    if (Object.keys(changed).length === 0) continue;
    const row = and(eq(productTexts.productId, productId), eq(productTexts.language, language));
    await tx.update(productTexts).set(changed).where(row);
  }
}
