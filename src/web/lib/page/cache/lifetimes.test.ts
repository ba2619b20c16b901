import { expect, test } from 'vitest';
import { lifetimes, shownAge } from './lifetimes.ts';

test('the figures of the specification, in minutes', () => {
  const minutes = Object.fromEntries(Object.entries(lifetimes).map(([name, time]) => [name, time / 60_000]));
  expect(minutes).toEqual({ products: 5, featured: 5, stores: 5, categories: 100, storeProduct: 3 });
});

test.each([
  ['fr', 59, 'maintenant'],
  ['en', 0, 'now'],
  ['fr', 60, 'il y a 1 minute'],
  ['en', 299, '4 minutes ago'],
  ['vi', 120, '2 phút trước'],
  ['en', 7200, '2 hours ago'],
  ['en', -5, 'now'],
])('%s after %d s: %s', (language, seconds, expected) => {
  expect(shownAge(language, 1000, 1000 + seconds * 1000)).toBe(expected);
});
