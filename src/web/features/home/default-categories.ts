import type { Category } from '#contract/catalogue/catalogue.ts';
import { defaultLanguage, isLanguage } from '#domain/language/language.ts';

type WithCategories = { categories: Category[] | null };

/** Adds the aisles that every shop begins with to what a page has, where its own could not be had. */
export async function withDefaultCategories<T extends WithCategories>(
  answer: T | Promise<T>,
  language: string,
): Promise<T & { defaultCategories: Category[] }> {
  const data = await answer;
  if (data.categories) return { ...data, defaultCategories: [] };
  const named = isLanguage(language) ? language : defaultLanguage;
  // Without the network even these may be out of reach.
  const defaultCategories = await import('./usual-categories.ts').then(
    ({ usualCategories }) => usualCategories(named),
    () => [],
  );
  return { ...data, defaultCategories };
}
