import { expect, test } from 'vitest';
import { isLanguage, matchAcceptLanguage } from './language.ts';

test.each([
  ['fr', 'fr'],
  ['en-GB,en;q=0.9', 'en'],
  ['vi-VN, vi;q=0.9, en;q=0.8', 'vi'],
  ['de, en;q=0.7, fr;q=0.8', 'fr'],
  ['en;q=0.8, fr;q=0.8', 'en'],
  ['FR-ca', 'fr'],
  ['en;q=0, vi;q=0.1', 'vi'],
  ['en;q=0', null],
  ['en;q=9', null],
  ['en ; q=0.5 , vi ; q=0.6', 'vi'],
  ['de,es', null],
  ['*', null],
  ['french', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j asks for %s', (header, expected) => {
  expect(matchAcceptLanguage(header)).toBe(expected);
});

test('three languages, by their codes', () => {
  expect(['fr', 'en', 'vi', 'FR', 'de', ''].map(isLanguage)).toEqual([true, true, true, false, false, false]);
});
