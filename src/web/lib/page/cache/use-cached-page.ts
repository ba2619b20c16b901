import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { CacheRule } from './cache-first.ts';
import type { KeptPage } from './kept-pages.ts';
import { pageKey } from './page-key.ts';
import { keptPages, wantedFresh } from './pages.ts';
import { prefetchProductLinks } from './prefetch-product-links.ts';

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
