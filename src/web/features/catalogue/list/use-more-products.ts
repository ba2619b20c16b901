import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { api } from '#web/lib/api/api.ts';
import { lifetimes } from '#web/lib/page/cache/lifetimes.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import type { ProductFilters } from '../filters/product-filters.ts';
import { loadProducts, type ProductPage } from './load-products.ts';

/** The pages that were asked for beneath the first, what became of the last asking, and whether they were found again. */
type More = { at: string; pages: readonly ProductPage[]; savedAt: number; state: State; isBack: boolean };
type State = 'idle' | 'loading' | 'failed';

/** What was shown at a place in the browser's history, so that the way back from a product finds it again. */
const known = new Map<string, More>();

/**
 * The pages of a list that were added beneath `first` by "show more", and how to add the next. They hold for one place in
 * the history, one store, language and customer, and for as long as the list itself is kept.
 */
export function useMoreProducts(first: ProductPage | null, filters: ProductFilters) {
  const { key, pathname, search } = useLocation();
  const { store, language } = useShop();
  const { user } = useSession();
  const at = [key, pathname, search, store?.id, language, user?.id].join(' ');
  const [more, setMore] = useState(() => recall(at));
  const asking = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for elsewhere is given up
  useEffect(() => () => asking.current?.abort(), [at]);
  const { pages, state, isBack } = more.at === at ? more : recall(at);
  if (more.at !== at) setMore(recall(at));
  const last = pages.at(-1) ?? first;

  /** Resolves to whether there is something new, once it is drawn. */
  async function showMore(): Promise<boolean> {
    if (!last || !store || state === 'loading') return false;
    const stop = new AbortController();
    asking.current = stop;
    setMore({ at, pages, savedAt: Date.now(), state: 'loading', isBack });
    const page = await loadProducts(api, { ...filters, page: last.page + 1 }, store.id, stop.signal).catch(() => null);
    if (stop.signal.aborted) return false;
    const next: More = {
      at,
      isBack,
      savedAt: Date.now(),
      state: page ? 'idle' : 'failed',
      pages: page ? [...pages, page] : pages,
    };
    remember(next);
    flushSync(() => setMore(next));
    return page !== null;
  }
  return { pages, state, last, isBack, showMore };
}

function recall(place: string): More {
  const found = known.get(place);
  if (found && Date.now() - found.savedAt < lifetimes.products) return { ...found, state: 'idle', isBack: true };
  return { at: place, pages: [], savedAt: 0, state: 'idle', isBack: false };
}

function remember(more: More): void {
  if (known.size > 20) known.clear();
  known.set(more.at, more);
}
