import { redirect } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';

type Page = { price: number };
const minute = 60_000;
const rule = { lifetime: 5 * minute, isWhole: ({ price }: Page) => price > 0 };
const browser = { cookie: '', documentElement: { lang: 'fr' } };
let session: Map<string, string>;
let leave: () => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  session = new Map();
  browser.cookie = 'lng=fr; selectedStoreId=1';
  vi.stubGlobal('document', browser);
  vi.stubGlobal('__reactRouterManifest', { version: 'a' });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    leave = listener;
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
});

const load = async () => ({ ...(await import('./cached-page.ts')), ...(await import('./pages.ts')) });
type Loaded = Awaited<ReturnType<typeof load>>;
const at = 'http://shop.example/products/pommes-1';
const visit = ({ cacheFirst }: Loaded, serverLoader: () => Promise<unknown>, url = at) =>
  cacheFirst<Page>({ request: new Request(url), serverLoader }, rule);
const answering = (price: number) => vi.fn(async () => ({ price }));
const fail = () => vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
const settle = () => vi.advanceTimersByTimeAsync(0);

test('within its lifetime a page is there at once, and the server is asked behind it', async () => {
  const cache = await load();
  const first = await visit(cache, answering(2));
  expect(cache.keptPages().pageOf(first)).toMatchObject({ from: 'server', isRefreshing: false });
  vi.advanceTimersByTime(5 * minute - 1);
  const asked = vi.fn(() => new Promise((answer) => setTimeout(answer, 3000, { price: 3 })));
  const second = await visit(cache, asked);
  expect(second).toBe(first);
  expect(asked).toHaveBeenCalledOnce();
  const page = () => cache.keptPages().pageOf(second);
  expect(page()).toMatchObject({ data: { price: 2 }, from: 'cache', isRefreshing: true });
  await vi.advanceTimersByTimeAsync(3000);
  expect(page()).toMatchObject({ data: { price: 3 }, from: 'server', isRefreshing: false, savedAt: Date.now() });
});

test('what has not changed stays the same object', async () => {
  const cache = await load();
  const first = await visit(cache, answering(2));
  const listener = vi.fn();
  cache.keptPages().subscribe(listener);
  await visit(cache, answering(2));
  await settle();
  expect(cache.keptPages().pageOf(first)?.data).toBe(first);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('without the server the kept page stands and says so, past its lifetime too', async () => {
  const cache = await load();
  const first = await visit(cache, answering(2));
  const savedAt = Date.now();
  const failed = { from: 'cache', hasFailed: true, isRefreshing: false, savedAt };
  expect(await visit(cache, fail())).toBe(first);
  await settle();
  expect(cache.keptPages().pageOf(first)).toMatchObject(failed);
  vi.advanceTimersByTime(60 * minute);
  const asked = fail();
  expect(await visit(cache, asked)).toBe(first);
  expect(asked).toHaveBeenCalledOnce();
  expect(cache.keptPages().pageOf(first)).toMatchObject(failed);
});

test('a visitor who has gone on before the answer has seen no failure', async () => {
  const cache = await load();
  const first = await visit(cache, answering(2));
  const stop = new AbortController();
  const request = new Request(at, { signal: stop.signal });
  await cache.cacheFirst<Page>({ request, serverLoader: fail() }, rule);
  stop.abort();
  await settle();
  expect(cache.keptPages().pageOf(first)).toMatchObject({ hasFailed: false, isRefreshing: false });
});

test('past its lifetime the server is waited for', async () => {
  const cache = await load();
  await visit(cache, answering(2));
  vi.advanceTimersByTime(5 * minute);
  expect(await visit(cache, answering(3))).toEqual({ price: 3 });
});

test('with nothing kept, a failure is a failure', async () => {
  const cache = await load();
  await expect(visit(cache, fail())).rejects.toThrow('Failed to fetch');
});

test('half an answer is shown when there is nothing else, and never kept', async () => {
  const cache = await load();
  const half = await visit(cache, answering(0));
  expect([half, cache.keptPages().pageOf(half)]).toEqual([{ price: 0 }, null]);
  const first = await visit(cache, answering(2));
  await visit(cache, answering(0));
  await settle();
  expect(cache.keptPages().pageOf(first)).toMatchObject({ data: { price: 2 }, hasFailed: true });
});

test('a page that leads elsewhere by now is not shown again', async () => {
  const cache = await load();
  const first = await visit(cache, answering(2));
  const away = vi.fn(async () => Promise.reject(redirect('/products')));
  await visit(cache, away);
  await settle();
  expect(cache.keptPages().pageOf(first)?.isGone).toBe(true);
  await expect(visit(cache, away)).rejects.toBeInstanceOf(Response);
  expect(away).toHaveBeenCalledTimes(2);
});

test('what somebody wants fresh comes from the server', async () => {
  const cache = await load();
  await visit(cache, answering(2));
  const { pageKey } = await import('./page-key.ts');
  cache.wantedFresh.add(pageKey(at));
  expect(await visit(cache, answering(4))).toEqual({ price: 4 });
  expect(await visit(cache, answering(5))).toEqual({ price: 4 });
});

test.each([
  ['another store', 'lng=fr; selectedStoreId=2', at],
  ['another language', 'lng=vi; selectedStoreId=1', at],
  ['a language of its own', 'lng=fr; selectedStoreId=1', `${at}?lng=en`],
  ['another address', 'lng=fr; selectedStoreId=1', `${at}?page=2`],
])('%s is another page', async (_, cookie, url) => {
  const cache = await load();
  await visit(cache, answering(2));
  browser.cookie = cookie;
  expect(await visit(cache, answering(3), url)).toEqual({ price: 3 });
});

test('forty pages are kept, those used last', async () => {
  const cache = await load();
  for (let page = 1; page <= 40; page++) await visit(cache, answering(page), `${at}?page=${page}`);
  await visit(cache, answering(1), `${at}?page=1`);
  await visit(cache, answering(41), `${at}?page=41`);
  const kept = cache.keptPages().list();
  expect(kept.map(([, { data }]) => (data as Page).price)).toEqual(
    [...Array(38).keys()].map((i) => i + 3).concat(1, 41),
  );
});

test('a reload of the tab keeps them, another build does not', async () => {
  await visit(await load(), answering(2));
  leave();
  vi.resetModules();
  expect(await visit(await load(), fail())).toEqual({ price: 2 });
  await settle();
  vi.resetModules();
  vi.stubGlobal('__reactRouterManifest', { version: 'b' });
  await expect(visit(await load(), fail())).rejects.toThrow();
});

test('a full session store costs nothing but the copy', async () => {
  await visit(await load(), answering(2));
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => leave()).not.toThrow();
});
