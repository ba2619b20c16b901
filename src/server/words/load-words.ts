import { type Language, languages } from '#domain/language/language.ts';

/**
 * The words of each language: the `words` of the files in a folder that are called by its code. Throws what importing
 * says, which names the file, where a language has none.
 */
export async function loadWords<Words>(folder: URL): Promise<Record<Language, Words>> {
  const files = languages.map((language) => import(new URL(`${language}.ts`, folder).href));
  const loaded = (await Promise.all(files)) as { words: Words }[];
  return Object.fromEntries(languages.map((language, i) => [language, loaded[i]?.words])) as Record<Language, Words>;
}
