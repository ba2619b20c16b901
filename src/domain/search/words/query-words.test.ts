import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

test.each([
  ['Kellogg’s', ['kellogg']],
  ["Ben & Jerry's", ['ben', 'jerry']],
  ['l’sauce', ['sauce']],
  ...['lʹhuile', 'lʼhuile', 'lˈhuile', 'l‛huile', 'lꞌhuile', 'l＇huile'].map((text): [string, string[]] => [
    text,
    ['huile'],
  ]),
  ['yaourt x 4', ['yaourt', '4']],
  ['taille S', ['taille', 's']],
  ['mỳ gói', ['mi', 'goi']],
])('%s has the words %j', (text, words) => {
  expect(queryWords(text).map(({ word }) => word)).toEqual(words);
});

test('a word is compared in one spelling, and stands where it was typed', () => {
  expect(queryWords('sữa hoà tan').map(({ form, from, to }) => [form, from, to])).toEqual([
    ['sữa', 0, 3],
    ['hòa', 4, 7],
    ['tan', 8, 11],
  ]);
});
