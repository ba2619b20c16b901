import { expect, test } from 'vitest';
import { detectLanguage, type LanguageHints, languageSources } from './detect-language.ts';

test('query, cookie, local storage, session storage, browser, page: each wins over all that follow', () => {
  expect(languageSources).toEqual(['query', 'cookie', 'localStorage', 'sessionStorage', 'browser', 'page']);
  languageSources.forEach((source, i) => {
    const later = languageSources.slice(i + 1).map((one) => [one, 'fr']);
    const hints: LanguageHints = { ...Object.fromEntries(later), [source]: 'vi' };
    expect(detectLanguage(hints)).toEqual({ language: 'vi', source });
  });
});

test.each([
  [{ query: 'de', cookie: 'en' }, 'en', 'cookie'],
  [{ cookie: '', localStorage: null, browser: ['de-CH', 'EN-gb', 'fr'] }, 'en', 'browser'],
  [{ browser: [], page: 'fr' }, 'fr', 'page'],
])('%o gives %s by its %s', (hints, language, source) => {
  expect(detectLanguage(hints)).toEqual({ language, source });
});

test('nothing names a language of ours', () => {
  expect(detectLanguage({ query: 'xx', browser: ['de'] })).toBeNull();
  expect(detectLanguage({})).toBeNull();
});
