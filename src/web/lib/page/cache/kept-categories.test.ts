import { beforeEach, expect, test, vi } from 'vitest';
import type { Category } from '#contract/catalogue/catalogue.ts';

const minute = 60_000;
const browser = { cookie: '', documentElement: { lang: 'fr' } };
const fruit = [{ id: 'FRUIT' }] as Category[];
const at = 'http://shop.example/products';
const rest = { from: 'server', isRefreshing: false, hasFailed: false, isGone: false } as const;
const now = Date.parse('2026-11-21T10:00:00Z');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now });
  browser.cookie = 'lng=fr; selectedStoreId=1';
  vi.stubGlobal('document', browser);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

/** A tab that keeps a list with categories, answered just now. */
async function makeTab(categories: Category[] | null = fruit) {
  const [{ keptPages }, { pageKey }, kept] = await Promise.all([
    import('./pages.ts'),
    import('./page-key.ts'),
    import('./kept-categories.ts'),
  ]);
  keptPages().write(pageKey(at), { ...rest, data: { categories }, savedAt: now });
  return kept;
}

test('categories are kept for 100 minutes, longer than the page they came with', async () => {
  const { keptCategories } = await makeTab();
  vi.setSystemTime(now + 100 * minute - 1);
  expect(keptCategories()).toBe(fruit);
  vi.setSystemTime(now + 100 * minute);
  expect(keptCategories()).toBeNull();
});

test.each([
  ['another store', 'lng=fr; selectedStoreId=12'],
  ['another language', 'lng=vi; selectedStoreId=1'],
])('%s has categories of its own', async (_, cookie) => {
  const { keptCategories } = await makeTab();
  browser.cookie = cookie;
  expect(keptCategories()).toBeNull();
});

test('they stand in where the server has none to tell, and only there', async () => {
  const { withKeptCategories } = await makeTab();
  const expected = { page: 2, categories: fruit };
  expect(await withKeptCategories(Promise.resolve({ page: 2, categories: null }))).toEqual(expected);
  const answer = { page: 2, categories: [] };
  expect(await withKeptCategories(Promise.resolve(answer))).toBe(answer);
  const { keptCategories } = await makeTab(null);
  expect(keptCategories()).toBeNull();
});
