/** What the browser holds of one page: never what is personal, as the server renders pages for nobody in particular. */
export type KeptPage = {
  readonly data: object;
  /** When the server answered it, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether what is shown was answered for this very view, or comes from what was kept. */
  readonly from: 'server' | 'cache';
  /** The server is being asked for it right now. */
  readonly isRefreshing: boolean;
  /** The server was asked and did not answer: what is kept is all there is. */
  readonly hasFailed: boolean;
  /** The server says that this page is no more, or redirects elsewhere: it is not shown again. */
  readonly isGone: boolean;
};

export type KeptPages = {
  read: (key: string) => KeptPage | null;
  /** The page that `data` has been part of, as it is now; null when it is not kept (any more). */
  pageOf: (data: object) => KeptPage | null;
  keyOf: (data: object) => string | null;
  write: (key: string, page: KeptPage) => void;
  /** Forgets all pages but one. */
  clear: (but?: string | null) => void;
  /** From the one used longest ago to the last. */
  list: () => [string, KeptPage][];
  subscribe: (listener: () => void) => () => void;
};

/** Pages by key, `capacity` of them at most: the one used longest ago goes first. */
export function createKeptPages(capacity: number): KeptPages {
  const pages = new Map<string, KeptPage>();
  const keys = new WeakMap<object, string>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const read = (key: string) => pages.get(key) ?? null;
  const keyOf = (data: object) => keys.get(data) ?? null;
  return {
    read,
    keyOf,
    pageOf: (data) => read(keyOf(data) ?? ''),
    write(key, page) {
      pages.delete(key);
      pages.set(key, page);
      keys.set(page.data, key);
      for (const oldest of pages.keys()) if (pages.size > capacity) pages.delete(oldest);
      notify();
    },
    clear(but = null) {
      for (const key of pages.keys()) if (key !== but) pages.delete(key);
      notify();
    },
    list: () => [...pages],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
