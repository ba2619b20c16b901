import { beforeEach, expect, test, vi } from 'vitest';
import type { CartNews } from './cart-fresh.ts';
import type { CartLine } from './cart-line.ts';
import { newsOf } from './unread-news.ts';

const line = (id: number, quantity = 1) => ({ id, name: `Product ${id}`, quantity, price: 1 }) as CartLine;
const dearer = (id: number, before: number, now: number) => ({ id, name: `Product ${id}`, before, now });
const short = (id: number, before: number, now: number) => ({ line: line(id, now), before });
const none: CartNews = { gone: [], prices: [], quantities: [] };

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A page that opens, with what the browser keeps. */
async function openPage() {
  vi.resetModules();
  return import('./cart-news.ts');
}

test('what a page finds as it is left is there on the next one, until it is read', async () => {
  const found = { ...none, prices: [dearer(1, 1.5, 2)] };
  (await openPage()).keepNews(found);
  const next = await openPage();
  expect(next.foundNews.read()).toEqual([found]);
  next.forgetNews();
  expect((await openPage()).foundNews.read()).toEqual([]);
});

test.each([['"x"'], ['{"gone":[]}'], ['{']])('what is kept and no news is none: %s', async (stored) => {
  kept.set('cart_news', stored);
  expect((await openPage()).foundNews.read()).toEqual([]);
});

const before = { gone: ['Product 7'], prices: [dearer(1, 1, 2), dearer(2, 5, 6)], quantities: [short(3, 9, 5)] };
const after = {
  gone: ['Product 7', 'Product 8'],
  prices: [dearer(1, 2, 3), dearer(2, 6, 5), dearer(4, 1, 2)],
  quantities: [short(3, 5, 2), short(5, 4, 1)],
};

test('news come on top of those not read yet', () => {
  const cart = [1, 2, 3, 4, 5].map((id) => line(id));
  expect(newsOf([before, after], cart)).toEqual({
    gone: ['Product 7', 'Product 8'],
    // Back at the price that the shopper knows is no news.
    prices: [dearer(1, 1, 3), dearer(4, 1, 2)],
    quantities: [short(3, 9, 2), short(5, 4, 1)],
  });
});

test('what was taken out since is not named', () => {
  expect(newsOf([before], [line(2)])).toEqual({ gone: ['Product 7'], prices: [dearer(2, 5, 6)], quantities: [] });
  expect(newsOf([{ ...before, gone: [] }], [line(9)])).toBe(null);
  expect(newsOf([], [line(1)])).toBe(null);
});

test('a change that is made on the page and in the storage is found once', async () => {
  const { keepNews, foundNews } = await openPage();
  keepNews(before);
  keepNews(before);
  keepNews(after);
  expect(foundNews.read()).toEqual([before, after]);
});
