import { isCategory } from '#domain/catalogue/category.ts';
import { categoryDefaults } from '#domain/catalogue/category-defaults.ts';
import type { Language } from '#domain/language/language.ts';

/** What a category is called: the specification's 23 codes have a name in each language. */
export function categoryWord(language: Language, code: string): string {
  return isCategory(code) ? categoryDefaults[code][language] : code;
}
