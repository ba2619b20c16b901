import { useSyncExternalStore } from 'react';
import { Meta } from 'react-router';
import { pageKey } from './page-key.ts';
import { keptPages } from './pages.ts';

const subscribe = (listener: () => void) => keptPages().subscribe(listener);

/** The head of the page, which follows when the background refresh brings something else than was kept. */
export function FreshMeta() {
  useSyncExternalStore(
    subscribe,
    () => keptPages().read(pageKey(location.href))?.data ?? null,
    () => null,
  );
  return <Meta />;
}

/** For the `meta` of a page that is kept: what it shows by now, which may be newer than what its loader gave. */
export function freshData<T extends object>(loaderData: T): T {
  if (import.meta.env.SSR) return loaderData;
  return (keptPages().pageOf(loaderData)?.data as T | undefined) ?? loaderData;
}
