import type { Category } from '#contract/catalogue/catalogue.ts';
import { aisleGroupOf } from '#domain/catalogue/aisle-groups.ts';
import type { Category as Code } from '#domain/catalogue/category.ts';
import { categoryColors } from '#domain/catalogue/category-defaults.ts';
import type { Language } from '#domain/language/language.ts';
import { categoryNames } from '#web/lib/goods/category-names.ts';

/** The aisles that every shop begins with, in their order. */
export function usualCategories(language: Language): Category[] {
  return (Object.entries(categoryColors) as [Code, string][]).map(([code, color], i) => ({
    id: code,
    name: code,
    label: categoryNames[language][code],
    color,
    numberOfProducts: 0,
    popularRank: i + 1,
    group: aisleGroupOf(code),
    image: null,
    goodsPicture: null,
  }));
}
