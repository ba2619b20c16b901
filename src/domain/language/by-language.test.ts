import { expect, test } from 'vitest';
import { type InSome, inEach, saidIn } from './by-language.ts';
import { type Language, languages } from './language.ts';

test.each<[what: string, said: InSome<string> | null, language: Language, expected: string | undefined]>([
  ['what is said in the language', { fr: 'riz', vi: 'gạo' }, 'vi', 'gạo'],
  ['an empty text is said too', { fr: 'riz', vi: '' }, 'vi', ''],
  ['else the first of the others', { en: 'rice', fr: 'riz' }, 'vi', 'riz'],
  ['whichever says something', { vi: 'gạo' }, 'fr', 'gạo'],
  ['nothing where none does', {}, 'fr', undefined],
  ['nothing where there is nothing', null, 'fr', undefined],
])('%s', (_, texts, language, expected) => expect(saidIn(texts, language)).toBe(expected));

test('something of each language, in their order', () => {
  expect(Object.entries(inEach((language) => `${language}!`))).toEqual(languages.map((code) => [code, `${code}!`]));
});
