import { readFileSync } from 'node:fs';
import { type Language, languages } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { type PageTextKey, pageTextKeys } from '#domain/pages/page-text.ts';

/**
 * The program's own text of a page: `bundled/<language>/<key>.md`, whose first line is the day it was last changed.
 * `changedAt` is noon of that day, the same day for every reader of the shop.
 */
export function bundledText(key: PageTextKey, language: Language): { text: string; changedAt: string } {
  return readBundled(`${language}/${key}`);
}

const readBundled = memoize((path: string) => {
  const [day = '', ...lines] = readFileSync(new URL(`bundled/${path}.md`, import.meta.url), 'utf8').split('\n');
  return { text: lines.join('\n').trim(), changedAt: `${day}T12:00:00.000Z` };
});

// Read at the start, so that one that is missing is named then.
for (const language of languages) for (const key of pageTextKeys) bundledText(key, language);
