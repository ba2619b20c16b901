import type { CategoryNames } from '#domain/catalogue/category-defaults.ts';
import { inEach } from '#domain/language/by-language.ts';

const files = import.meta.glob<CategoryNames>('../../../domain/catalogue/category-names/*.ts', {
  eager: true,
  import: 'categoryNames',
});

/** What the 23 codes are called, by language. For what is loaded later: no page needs those of other languages at first. */
export const categoryNames = inEach((language) => {
  const names = files[`../../../domain/catalogue/category-names/${language}.ts`];
  if (!names) throw new Error(`src/domain/catalogue/category-names/${language}.ts is missing`);
  return names;
});
