import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { type Area, loadAllWords, wordsOf } from './words.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
let areas: readonly Area[] = [];

/** The words that docs/words.md says are not used, by language. */
function avoidedWords(): Record<Language, string[]> {
  const avoided = inEach((): string[] => []);
  for (const row of read('docs/words.md').split('\n')) {
    const cells = row.split('|').map((cell) => cell.trim());
    if (cells.length !== 7) continue;
    for (const part of (cells[5] ?? '').split(';')) {
      const [language, words] = part.split(': ');
      if (words) avoided[language?.trim() as Language].push(...words.split(',').map((word) => word.trim()));
    }
  }
  return avoided;
}

beforeAll(async () => {
  for (const language of languages) areas = await loadAllWords(language);
});

test.each(languages)('%s: one word for a thing, in pages and mails', (language) => {
  const avoided = avoidedWords()[language];
  expect(avoided.length).toBeGreaterThan(0);
  const texts: [string, string][] = areas.flatMap((area) =>
    Object.entries(wordsOf(language, area) ?? {}).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
  );
  for (const mails of globSync(`src/server/mail/*/words/${language}.ts`, { cwd: root }))
    texts.push([mails, read(mails).replace(/^import .*$/gm, '')]);
  const pages = globSync(`src/server/features/page-texts/bundled/${language}/*.md`, { cwd: root });
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) texts.push([page, read(page)]);
  for (const word of avoided) {
    const whole = new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu');
    for (const [where, text] of texts) expect(text, `${where} says “${word}”`).not.toMatch(whole);
  }
});
