import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '#domain/language/language.ts';
import { serverWords } from '#server/words/server-words.ts';
import { loadAllWords, wordsOf } from '#web/i18n/words.ts';
import { parseFiles } from './read-strings.mjs';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The words of all pages in a language, by key: `cart.items_one`. */
export async function wordsOfPages(language: Language): Promise<Record<string, string>> {
  const areas = await loadAllWords(language);
  return flatten(Object.fromEntries(areas.map((area) => [area, wordsOf(language, area)])));
}

/** What the server answers in a language, by key: `notFound.title`. */
export const wordsOfServer = (language: Language) => flatten(serverWords[language].refusals);

/** The words of the mails in a language as they stand in their files, one string after the other. */
export async function wordsOfMails(language: Language): Promise<Record<string, string>> {
  const files = globSync(`src/server/mail/*/words/${language}.ts`, { cwd: root });
  const found: Record<string, string> = {};
  for (const file of files.sort())
    for (const [i, text] of stringsIn(readFileSync(`${root}${file}`, 'utf8')).entries())
      found[`${file.replace(/\W\w\w\.ts$/, '').replace(/^.*?mail\//, '')} ${i}`] = text;
  return found;
}

/** The quoted strings of a file of words, without its imports and the names that a mail is asked for by. */
function stringsIn(code: string): string[] {
  const plain = code.replace(/^import .*$/gm, '').replace(/case '[^']*'|=== '[^']*'/g, '');
  return [...plain.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
}

function flatten(tables: object): Record<string, string> {
  const entries = Object.entries(tables).flatMap(([name, table]: [string, Record<string, string>]) =>
    Object.entries(table).map(([key, text]): [string, string] => [`${name}.${key}`, text]),
  );
  return Object.fromEntries(entries);
}

/** What pages, mails and answers are made of, without the words themselves. */
export const readProgram = () =>
  parseFiles(root, 'src/**/*.{ts,tsx}').filter(
    ({ file }) =>
      !/^src\/(web\/i18n\/\w\w|server\/mail\/\w+\/words|domain\/catalogue\/category-names)\/|^src\/server\/words\/\w\w\.ts$/.test(
        file,
      ),
  );
