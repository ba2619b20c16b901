import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { specifiedMessages, specifiedTexts } from '#web/testing/specification-messages.ts';
import { translatorOf } from './translate.ts';
import { type Area, loadAllWords, wordsOf } from './words.ts';

let areas: readonly Area[] = [];

beforeAll(async () => {
  for (const language of languages) areas = await loadAllWords(language);
});

test('a number chooses the plural of the language and fills the gap', () => {
  const [fr, en, vi] = languages.map((language) => translatorOf(language));
  const expected = ['0 produit', '1 produit', '2 produits'];
  expect([0, 1, 2].map((count) => fr?.('catalogue.results', { count }))).toEqual(expected);
  expect([0, 1, 2].map((count) => en?.('catalogue.results', { count }))).toEqual([
    '0 products',
    '1 product',
    '2 products',
  ]);
  expect(vi?.('catalogue.results', { count: 1 })).toBe('1 sản phẩm');
});

test('a count parts its thousands as the language does', () => {
  const told = languages.map((language) => translatorOf(language)('catalogue.results', { count: 1011 }));
  expect(told).toEqual(['1\u00a0011 produits', '1,011 products', '1.011 sản phẩm']);
});

test('what is no whole number is written as the language does in any gap, and a whole one as it is', () => {
  const say = (available: number) =>
    languages.map((language) => translatorOf(language)('errors.validation.notEnoughStock', { available }));
  expect(say(1.25).map((words) => /\d[^)\s]*/.exec(words)?.[0])).toEqual(['1,25', '1.25', '1,25']);
  expect(say(2024).every((words) => words.includes('2024'))).toBe(true);
});

test('a key with dots is found and an unknown one shows itself', () => {
  const t = translatorOf('en') as (key: string) => string;
  expect(t('errors.validation.email')).toBe('Please enter a valid email address');
  expect(t('errors.nothing.here')).toBe('errors.nothing.here');
});

test('the messages of the specification stand to the letter', () => {
  const t = translatorOf('en') as (key: string) => string;
  const all = Object.values(specifiedMessages).flat();
  for (const message of [...all, ...specifiedTexts])
    if ('word' in message && !message.word.startsWith('server.'))
      expect(t(message.word), message.word).toBe(message.says);
  // Counted in the documents: whoever leaves one out of the list changes a number here.
  const counts = Object.values(specifiedMessages).map((messages) => [
    messages.length,
    messages.filter((message) => 'word' in message).length,
  ]);
  expect(counts).toEqual([
    [22, 21],
    [42, 41],
    [12, 11],
    [22, 21],
  ]);
});

test('all languages fill the same gaps and say something for every key', () => {
  expect(areas).toEqual(expect.arrayContaining(['cart', 'titles', 'about', 'admin', 'withdrawal']));
  for (const area of areas) {
    const master = wordsOf('fr', area) ?? {};
    for (const language of languages) {
      const words = wordsOf(language, area) ?? {};
      expect(Object.keys(words).sort()).toEqual(Object.keys(master).sort());
      for (const [key, text] of Object.entries(master)) {
        const gaps = (word: string) => [...word.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
        expect(gaps(words[key] ?? ''), `${language}.${area}.${key}`).toEqual(gaps(text));
        expect(words[key]?.trim(), `${language}.${area}.${key}`).toBeTruthy();
      }
    }
  }
});

test('French keeps its typographic rules', () => {
  for (const area of areas)
    for (const [key, text] of Object.entries(wordsOf('fr', area) ?? {})) {
      expect(text, `${area}.${key}: a narrow space that does not break before high punctuation`).not.toMatch(
        /[^\u202f][:;!?»](\s|$)|«[^\u202f]/,
      );
      expect(text, `${area}.${key}: apostrophes are round`).not.toMatch(/\w'\w/);
      expect(text, `${area}.${key}: three dots are one sign`).not.toContain('...');
    }
});

test('Vietnamese keeps its typographic rules', () => {
  for (const area of areas)
    for (const [key, text] of Object.entries(wordsOf('vi', area) ?? {})) {
      expect(text, `${area}.${key}: a letter with its tone is one character`).toBe(text.normalize('NFC'));
      expect(text, `${area}.${key}: no space before a sign`).not.toMatch(/[\s\u00a0\u202f][:;!?,.](\s|$)/);
    }
});
