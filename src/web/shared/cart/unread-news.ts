import { useMemo, useSyncExternalStore } from 'react';
import { useCart } from './cart.ts';
import { type CartNews, hasNews } from './cart-fresh.ts';
import type { CartLine } from './cart-line.ts';
import { foundNews } from './cart-news.ts';

const none: readonly CartNews[] = [];

/** What was found in the cart last and is not read yet, or undefined; the same object until there is more. */
export function useLatestNews(): CartNews | undefined {
  return useSyncExternalStore(foundNews.subscribe, foundNews.read, () => none).at(-1);
}

/** What there is to report of the goods that are in the cart now, or null. */
export function useCartNews(): CartNews | null {
  const found = useSyncExternalStore(foundNews.subscribe, foundNews.read, () => none);
  const { lines } = useCart();
  return useMemo(() => newsOf(found, lines), [found, lines]);
}

/**
 * All news as one, without what the shopper has taken out since: what a product was before is what they saw last, and what is
 * as it was then is no news.
 */
export function newsOf(found: readonly CartNews[], lines: readonly CartLine[]): CartNews | null {
  const held = new Set(lines.map((line) => line.id));
  const prices = joined(
    found.flatMap((news) => news.prices),
    ({ id }) => id,
  );
  const quantities = joined(
    found.flatMap((news) => news.quantities),
    ({ line }) => line.id,
  );
  const news = {
    gone: [...new Set(found.flatMap(({ gone }) => gone))],
    prices: prices.filter(({ id, before, now }) => held.has(id) && before !== now),
    quantities: quantities.filter(({ line }) => held.has(line.id)),
  };
  return hasNews(news) ? news : null;
}

function joined<T extends { before: number }>(found: readonly T[], idOf: (one: T) => number): T[] {
  const byId = new Map<number, T>();
  for (const one of found) byId.set(idOf(one), { ...one, before: byId.get(idOf(one))?.before ?? one.before });
  return [...byId.values()];
}
