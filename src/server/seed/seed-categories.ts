import { categories as codes } from '#domain/catalogue/category.ts';
import { categoryDefaults } from '#domain/catalogue/category-defaults.ts';
import type { Db } from '#server/db/connection.ts';
import { categories } from '#server/db/tables/catalogue.ts';

/** Every shop has the 23 categories; what a shop has changed of them stays. */
export async function seedCategories(db: Db): Promise<void> {
  const order = Object.keys(categoryDefaults);
  const rows = codes.map((code) => {
    const { fr, en, vi, color } = categoryDefaults[code];
    return { code, labelFr: fr, labelEn: en, labelVi: vi, color, position: order.indexOf(code) };
  });
  await db.insert(categories).values(rows).onConflictDoNothing();
}
