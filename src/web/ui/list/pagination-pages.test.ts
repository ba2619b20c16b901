import { expect, test } from 'vitest';
import { paginationPages } from './pagination-pages.ts';

test.each([
  [1, 1, [1]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 10, [1, 2, 3, 'gap', 8, 9, 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 8, 9, 10]],
  [10, 20, [1, 2, 3, 'gap', 9, 10, 11, 'gap', 18, 19, 20]],
  [17, 20, [1, 2, 3, 'gap', 16, 17, 18, 19, 20]],
  [6, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 18, 19, 20]],
] as const)('page %i of %i', (current, total, pages) => {
  expect(paginationPages(current, total)).toEqual(pages);
});

test.each([
  [1, 27, [1, 2, 'gap', 27]],
  [4, 27, [1, 2, 3, 4, 5, 'gap', 27]],
  [10, 27, [1, 'gap', 9, 10, 11, 'gap', 27]],
] as const)('page %i of %i where there is less room', (current, total, pages) => {
  expect(paginationPages(current, total, 1)).toEqual(pages);
});

test('no page is left out for nothing and none is shown twice', () => {
  for (let total = 1; total <= 30; total++)
    for (let current = 1; current <= total; current++) {
      const pages = paginationPages(current, total);
      const numbers = pages.filter((page) => page !== 'gap');
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const wanted of [1, total, current]) expect(numbers).toContain(wanted);
      pages.forEach((page, i) => {
        if (page === 'gap') expect(Number(pages[i + 1]) - Number(pages[i - 1])).toBeGreaterThan(2);
      });
    }
});

test('what is shown where there is less room is shown where there is more', () => {
  for (let total = 1; total <= 30; total++)
    for (let current = 1; current <= total; current++) {
      const wide = paginationPages(current, total);
      for (const page of paginationPages(current, total, 1)) expect(page === 'gap' || wide.includes(page)).toBe(true);
    }
});
