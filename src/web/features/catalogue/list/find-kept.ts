import { foldText, searchTokens } from '#domain/search/words/search-text.ts';
import { readDeviceCopy } from '#web/lib/page/cache/device-copy.ts';
import { placeKey } from '#web/lib/page/cache/page-key.ts';
import { keptPages } from '#web/lib/page/cache/pages.ts';
import type { ProductFilters } from '../filters/product-filters.ts';
import type { ProductPage } from './load-products.ts';

type Item = ProductPage['items'][number];
type Found = { page: ProductPage; keptSince: number };
type Wanted = Pick<ProductFilters, 'search' | 'category'>;

/** On the one page that they are shown on. */
const most = 60;

/**
 * Without network: the products of the kept pages whose name or barcode has every word of a search, in its aisle where one is
 * chosen, by name. `keptSince`: when the oldest of them was kept, milliseconds since 1970. Null where nothing is kept. Browser
 * only.
 */
export function findKept(
  { search, category }: Wanted,
  language = document.documentElement.lang,
  now = Date.now(),
): Found | null {
  const place = placeKey();
  const newest = new Map<number, { item: Item; savedAt: number }>();
  for (const [key, { data, savedAt }] of [...keptPages().list(), ...readDeviceCopy(now)])
    for (const item of key.startsWith(place) ? itemsOf(data) : [])
      if (savedAt > (newest.get(item.id)?.savedAt ?? 0)) newest.set(item.id, { item, savedAt });
  if (newest.size === 0) return null;
  const words = searchTokens(search);
  const found = [...newest.values()]
    .filter(({ item }) => (!category || item.category === category) && hasWords(item, words))
    .sort((a, b) => a.item.name.localeCompare(b.item.name, language))
    .slice(0, most);
  const counts = { page: 1, perPage: most, total: found.length, totalPage: 1 };
  return {
    page: { items: found.map(({ item }) => item), ...counts, ...nothingElse },
    keptSince: Math.min(now, ...found.map(({ savedAt }) => savedAt)),
  };
}

const nothingElse = { correctedSearch: null, searchFilters: [], near: [] };

/** The products that stand somewhere in what a page was made of: lists, strips and what else shows cards. */
function itemsOf(data: unknown): Item[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('quantityInStock' in data && 'priceBase' in data) return [data as Item];
  return Object.values(data).flatMap(itemsOf);
}

function hasWords({ name, product: { barcode } }: Item, words: readonly string[]): boolean {
  const text = ` ${foldText(name)} ${barcode ?? ''}`;
  return words.every((word) => text.includes(` ${word}`));
}
