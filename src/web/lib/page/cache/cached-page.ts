import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { isAnswer } from '#web/lib/api/unless-away.ts';
import type { KeptPage, KeptPages } from './kept-pages.ts';
import { pageKey } from './page-key.ts';
import { keptPages, wantedFresh } from './pages.ts';
import { prefetchProductLinks } from './prefetch-product-links.ts';

/** How a page is kept: for how many milliseconds, and whether what a loader brought is worth keeping. */
export type CacheRule<T> = { lifetime: number; isWhole?: (data: T) => boolean };
/** What React Router hands a `clientLoader`. */
type Asked = { request: Request; serverLoader: () => Promise<unknown> };

const settled = { isRefreshing: false, hasFailed: false, isGone: false } as const;
const refreshing = new Set<string>();
const noFile = () => null;

/**
 * A page's data cache-first: within the lifetime what this browser keeps is answered at once and the
 * server asked in the background, where `useCachedPage` sees the difference. Past it the server is waited for; where it
 * cannot be reached, what was kept is answered all the same, and says so. Throws what the server loader throws when
 * nothing is kept, and its redirects and refusals of a page (404) always.
 */
export async function cacheFirst<T extends object>(
  { request, serverLoader }: Asked,
  { lifetime, isWhole = () => true }: CacheRule<T>,
): Promise<T> {
  const pages = keptPages();
  const key = pageKey(request.url);
  const found = pages.read(key);
  const kept = found?.isGone ? null : found;
  const isWanted = wantedFresh.delete(key);
  const ask = async () => (await serverLoader()) as T;
  if (kept && !isWanted && Date.now() - kept.savedAt < lifetime) {
    pages.write(key, { ...kept, from: 'cache', isRefreshing: true, hasFailed: false });
    void refresh(pages, key, request.signal, async () => wholeOf(await ask(), isWhole));
    return kept.data as T;
  }
  try {
    const data = await ask();
    if (isWhole(data)) return take(pages, key, data) as T;
    if (!kept) return data;
    return standIn(pages, key, kept) as T;
  } catch (error) {
    if (isAnswer(error) || request.signal.aborted) throw error;
    const known = kept ?? (await import('./device-copy.ts').then((file) => file.onDevice(key), noFile));
    if (!known) throw error;
    return standIn(pages, key, known) as T;
  }
}

/** What is kept stands in for an answer that did not come. */
function standIn(pages: KeptPages, key: string, { data, savedAt }: Pick<KeptPage, 'data' | 'savedAt'>): object {
  pages.write(key, { ...settled, data, savedAt, from: 'cache', hasFailed: true });
  return data;
}

/** Asks the server while what is kept is shown. Never rejects: what came of it stands in the page that is kept. */
async function refresh(pages: KeptPages, key: string, signal: AbortSignal, ask: () => Promise<object>): Promise<void> {
  if (refreshing.has(key)) return;
  refreshing.add(key);
  try {
    take(pages, key, await ask());
  } catch (error) {
    const kept = pages.read(key);
    const isGone = isAnswer(error);
    if (kept) pages.write(key, { ...kept, isRefreshing: false, hasFailed: !isGone && !signal.aborted, isGone });
  } finally {
    refreshing.delete(key);
  }
}

/** Keeps what the server has just answered; what has not changed stays the same object, so that nothing is redrawn. */
function take(pages: KeptPages, key: string, data: object): object {
  const before = pages.read(key)?.data;
  const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(data);
  const page: KeptPage = { ...settled, data: isSame ? before : data, savedAt: Date.now(), from: 'server' };
  pages.write(key, page);
  return page.data;
}

function wholeOf<T>(data: T, isWhole: (data: T) => boolean): T {
  if (!isWhole(data)) throw new Error('not whole');
  return data;
}

/** Where what is shown came from. `savedAt` is null on the server and until hydration. */
export type DataSource = Pick<KeptPage, 'from' | 'isRefreshing' | 'hasFailed'> & { savedAt: number | null };

let isWarming = false;
const rendered: DataSource = { from: 'server', isRefreshing: false, hasFailed: false, savedAt: null };
const subscribe = (listener: () => void) => keptPages().subscribe(listener);

/**
 * The data of a page whose `clientLoader` is `cacheFirst` with the same rule: what the loader gave, replaced when the
 * background refresh brings something else. `source` says where it is from (a badge); `refresh` asks the server for it
 * again, `clear` also forgets all other pages first.
 */
export function useCachedPage<T extends object>(
  loaderData: T,
  { isWhole }: CacheRule<T>,
): { data: T; source: DataSource; refresh: () => Promise<void>; clear: () => Promise<void> } {
  const { revalidate, state } = useRevalidator();
  const page = useSyncExternalStore(
    subscribe,
    () => keptPages().pageOf(loaderData),
    () => null,
  );

  useEffect(() => {
    if (!isWarming) prefetchProductLinks();
    isWarming = true;
  }, []);

  // What the server rendered is the first thing kept.
  useEffect(() => {
    const pages = keptPages();
    if (pages.keyOf(loaderData) !== null || isWhole?.(loaderData) === false) return;
    const now = { savedAt: Date.now(), from: 'server', isRefreshing: false, hasFailed: false, isGone: false } as const;
    pages.write(pageKey(location.href), { data: loaderData, ...now });
  }, [loaderData, isWhole]);

  // The router knows what to do with a redirect or a page that is no more.
  const isGone = page?.isGone ?? false;
  useEffect(() => {
    if (isGone) void revalidate();
  }, [isGone, revalidate]);

  const refresh = useCallback(async () => {
    wantedFresh.add(pageKey(location.href));
    await revalidate();
  }, [revalidate]);
  const clear = useCallback(() => {
    keptPages().clear(pageKey(location.href));
    return refresh();
  }, [refresh]);
  const source = page ?? rendered;
  return {
    data: (page?.data as T | undefined) ?? loaderData,
    source: { ...source, isRefreshing: source.isRefreshing || state !== 'idle' },
    refresh,
    clear,
  };
}
