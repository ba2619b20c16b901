import type { Language } from '../src/domain/language/language.ts';

const files = ['admin/picking', 'admin/desk', 'admin/rounds', 'orders', 'orders/pickup'];

/**
 * The words of the pages of picking, the desk, rounds and a shopper's order, as the shop itself has them, with `{{name}}`
 * filled in: for a journey that goes through all languages.
 */
export async function shopWords(language: Language) {
  const read = files.map((file) => import(`../src/web/i18n/${language}/${file}.ts`));
  const words: Record<string, string> = {};
  for (const module of await Promise.all(read)) Object.assign(words, ...Object.values(module as object));
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = words[key];
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
