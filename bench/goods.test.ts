import { expect, test } from 'vitest';
import { isOneEdit } from '#domain/search/words/one-edit.ts';
import { searchTokens } from '#domain/search/words/search-text.ts';
import { loadKinds } from '#server/seed/demo/seed-kinds.ts';
import { accentSearches, benchGoods, typoSearches } from './goods.ts';

const names = benchGoods(5000).map((product) => Object.values(product.name ?? {}).join(' '));
const words = new Set(names.flatMap(searchTokens));

test('the goods differ, and are the same each time', () => {
  expect(new Set(names).size).toBe(5000);
  expect(benchGoods(5000)).toEqual(benchGoods(5000));
});

test('each search with an accent finds something as it is typed', () => {
  for (const search of accentSearches) for (const token of searchTokens(search)) expect([...words]).toContain(token);
});

test('each search with a typo is one letter away from something', () => {
  for (const search of typoSearches) {
    const wrong = searchTokens(search).filter((token) => !words.has(token));
    expect([search, wrong.length]).toEqual([search, 1]);
    expect([...words].some((word) => word.length >= 7 && isOneEdit(word, wrong[0] ?? ''))).toBe(true);
  }
});

test('each of the goods is of a kind that the demo has', () => {
  const codes = new Set(loadKinds().kinds.map(({ code }) => code));
  for (const { kind } of benchGoods(20)) expect(codes).toContain(kind);
});
