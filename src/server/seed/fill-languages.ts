import { collationKey } from '#domain/language/collation-key.ts';
import { defaultLanguage, type Language, languageFacts, languages } from '#domain/language/language.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { and, asc, eq, gt, sql } from '#server/db/sql.ts';
import { productTexts } from '#server/db/tables/catalogue.ts';

/** Products read and written at once. */
const partSize = 1000;

/**
 * Gives the products of a shop texts in each language that the program has got since the shop was last started: those of
 * the first language, as of a new product whose texts are left out, until staff write others.
 */
export async function fillLanguages(db: Db, say: (line: string) => void): Promise<void> {
  for (const language of languages) {
    if (!(await isNew(db, language))) continue;
    say(`▸ Filling the texts of the products in ${languageFacts[language].name} …`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      for (let after = 0; ; ) {
        const rows = await tx
          .select()
          .from(productTexts)
          .where(and(eq(productTexts.language, defaultLanguage), gt(productTexts.productId, after)))
          .orderBy(asc(productTexts.productId))
          .limit(partSize);
        const last = rows.at(-1);
        if (!last) return;
        const texts = rows.map((row) => ({ ...row, language, nameKey: collationKey(row.name, language), words: [] }));
        // Another process may have begun at the same moment, or an older release have written some.
        await tx.insert(productTexts).values(texts).onConflictDoNothing();
        after = last.productId;
      }
    });
  }
}

/** Whether no product has texts in a language, though there are products. */
async function isNew(db: Db, language: Language): Promise<boolean> {
  const found = await db.execute(sql`select exists (select from products) and not exists (
    select from ${productTexts} where ${productTexts.language} = ${language}) as "isNew"`);
  return rowsOf<{ isNew: boolean }>(found)[0]?.isNew === true;
}
