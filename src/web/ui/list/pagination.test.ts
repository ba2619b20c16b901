import { expect, test } from 'vitest';
import { paginationPages } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 'gap', 5, 6, 7]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 10, [1, 2, 3, 'gap', 8, 9, 10]],
  [3, 10, [1, 2, 3, 4, 'gap', 8, 9, 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 8, 9, 10]],
  [5, 10, [1, 2, 3, 4, 5, 6, 'gap', 8, 9, 10]],
  [6, 20, [1, 2, 3, 'gap', 5, 6, 7, 'gap', 18, 19, 20]],
  [10, 20, [1, 2, 3, 'gap', 9, 10, 11, 'gap', 18, 19, 20]],
  [17, 20, [1, 2, 3, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 2, 3, 'gap', 18, 19, 20]],
] as const)('page %i of %i', (current, total, pages) => {
  expect(paginationPages(current, total)).toEqual(pages);
});

test('of every list the pages that the specification names, and no other', () => {
  for (let total = 1; total <= 30; total++)
    for (let current = 1; current <= total; current++) {
      const named = [1, 2, 3, total - 2, total - 1, total, current - 1, current, current + 1];
      const wanted = [...new Set(named)].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
      const pages = paginationPages(current, total);
      expect(pages.filter((page) => page !== 'gap')).toEqual(wanted);
      pages.forEach((page, i) => {
        const isApart =
          wanted.includes(Number(page)) && Number(page) + 1 < (wanted[wanted.indexOf(Number(page)) + 1] ?? 0);
        if (page !== 'gap') expect(pages[i + 1] === 'gap').toBe(isApart);
      });
    }
});
