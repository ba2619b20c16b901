import type { Category } from '#domain/catalogue/category.ts';
import { categoryColors } from '#domain/catalogue/category-defaults.ts';
import { inEach } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { categories } from '#server/db/tables/catalogue.ts';
import { serverWords } from '#server/words/server-words.ts';

/** Every shop has the 23 categories, with a name in every language; what a shop has changed of them stays. */
export async function seedCategories(db: Db): Promise<void> {
  const rows = (Object.entries(categoryColors) as [Category, string][]).map(([code, color], position) => ({
    code,
    labels: inEach((language) => serverWords[language].categories[code]),
    color,
    position,
  }));
  const lacksOne = sql`not ${categories.labels} ?& array[${sql.join(
    languages.map((language) => sql`${language}`),
    sql`, `,
  )}]`;
  await db
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({
      target: categories.code,
      set: { labels: sql`excluded.labels || ${categories.labels}` },
      setWhere: lacksOne,
    });
}
