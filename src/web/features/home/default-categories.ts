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
  // Without the network even these may be out of reach.
  const { categoryDefaults } = await import('#domain/catalogue/category-defaults.ts').catch(() => ({
    categoryDefaults: {},
  }));
  const named = isLanguage(language) ? language : defaultLanguage;
  const defaultCategories = Object.entries(categoryDefaults).map(([code, { [named]: label, color }]) => ({
    id: code,
    name: code,
    label,
    color,
    numberOfProducts: 0,
    image: null,
  }));
  return { ...data, defaultCategories };
}
