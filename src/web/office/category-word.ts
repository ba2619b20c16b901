import { isCategory } from '#domain/catalogue/category.ts';
import type { Language } from '#domain/language/language.ts';
import { categoryNames } from '#web/lib/goods/category-names.ts';

/** What a category is called: the specification's 23 codes have a name in each language. */
export function categoryWord(language: Language, code: string): string {
  return isCategory(code) ? categoryNames[language][code] : code;
}
