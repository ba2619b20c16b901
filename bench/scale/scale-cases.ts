import { categories } from '#domain/catalogue/category.ts';
import { sortOrders } from '#domain/catalogue/sort.ts';
import { accentSearches, typoSearches } from '../goods.ts';
import type { NextRequest } from '../measure.ts';

/** A call as it is asked in a shop of so many products. */
export type ScaleCase = {
  name: string;
  requests: (products: number) => NextRequest;
  bar: Bar;
};
/** Which of the bars in budgets.json holds for a call. */
export type Bar = 'lists and filters' | 'searches never asked before' | 'all else';

const store = '/api/v1/store/1';
/** The bar speaks of the first 20 pages, in either shop full ones. */
const pages = Array.from({ length: 20 }, (_, i) => i + 1);

let counter = 0;
const inTurn =
  (paths: readonly string[]): ScaleCase['requests'] =>
  () =>
  () => ({ path: paths[counter++ % paths.length] ?? store });

const listing = (query: Record<string, string | number>) =>
  `${store}/product-collection?${new URLSearchParams(Object.entries({ per_page: 12, ...query }).map(([k, v]) => [k, String(v)]))}`;
const firstPages = (queries: readonly Record<string, string | number>[]) =>
  inTurn(queries.flatMap((query) => pages.map((page) => listing({ ...query, page }))));

/** The first words of the searches: each finds some 250 products among 5,000, twenty pages. */
const words = [...new Set(accentSearches.map((search) => search.split(' ')[0] ?? ''))];
/** What a shopper has typed after two letters: it finds a third of the shop. */
const beginnings = [...new Set(words.map((word) => word.slice(0, 2)))];
/** Those whose words still find twenty pages. */
const typos = typoSearches.filter((search) => !search.includes(' '));
const neverAsked = (i: number) => ({ minPrice: (i % 997) / 100, maxPrice: (5000 + ((i * 7) % 9973)) / 100 });
const never =
  (query: (i: number) => Record<string, string>): ScaleCase['requests'] =>
  () =>
  () => {
    const i = counter++;
    return { path: listing({ ...query(i), ...neverAsked(i) }) };
  };
const item = (list: readonly string[], i: number) => list[i % list.length] ?? '';

/** Every call of the catalogue; lists on their first 20 pages, their totals known. */
export const scaleCases: readonly ScaleCase[] = [
  {
    name: 'list of 12, in every order',
    bar: 'lists and filters',
    requests: firstPages(sortOrders.map((sortBy) => ({ sortBy }))),
  },
  {
    name: 'list of a category, by price',
    bar: 'lists and filters',
    requests: firstPages(categories.map((category) => ({ category, sortBy: 'price-asc' }))),
  },
  {
    name: 'list filtered by price and allergen',
    bar: 'lists and filters',
    requests: firstPages([5, 10, 20].map((minPrice) => ({ minPrice, without: 'milk', sortBy: 'price-desc' }))),
  },
  { name: 'offers', bar: 'lists and filters', requests: firstPages([{ onlyDiscounted: 'true' }]) },
  { name: 'search with an accent', bar: 'all else', requests: firstPages(words.map((search) => ({ search }))) },
  { name: 'search with a typo', bar: 'all else', requests: firstPages(typos.map((search) => ({ search }))) },
  {
    name: 'suggestions',
    bar: 'all else',
    requests: inTurn(
      accentSearches.map(
        (search, i) => `${store}/search-suggestions?${new URLSearchParams({ search: search.slice(0, 2 + (i % 9)) })}`,
      ),
    ),
  },
  {
    name: 'product',
    bar: 'all else',
    requests: (products) => () => ({ path: `/api/v1/store/product/${1 + ((counter++ * 7919) % products)}?storeId=1` }),
  },
  {
    name: 'equivalents',
    bar: 'all else',
    requests: (products) => () => ({ path: `${store}/product/${1 + ((counter++ * 7919) % products)}/equivalents` }),
  },
  ...['product-category-list', 'featured-product-list', 'new-arrival-list', 'best-seller-list'].map(
    (call): ScaleCase => ({
      name: call,
      bar: 'all else',
      requests: inTurn([`${store}/${call}`]),
    }),
  ),
  {
    name: 'list filtered and sorted by price, never asked before',
    bar: 'lists and filters',
    requests: never((i) => ({ sortBy: 'price-asc', category: item(categories, i) })),
  },
  {
    name: 'list by name of what is free of an allergen, never asked before',
    bar: 'lists and filters',
    requests: never((i) => ({ sortBy: i % 2 ? 'name-asc' : 'name-desc', without: 'milk' })),
  },
  {
    name: 'list in stock first, never asked before',
    bar: 'lists and filters',
    requests: never(() => ({})),
  },
  {
    name: 'list of a unit by unit price, never asked before',
    bar: 'lists and filters',
    requests: never((i) => ({ sortBy: i % 2 ? 'unit-price-asc' : 'unit-price-desc', unit: 'P' })),
  },
  {
    name: 'offers by falling price, never asked before',
    bar: 'lists and filters',
    requests: never(() => ({ sortBy: 'price-desc', onlyDiscounted: 'true' })),
  },
  {
    name: 'search with an accent, never asked before',
    bar: 'searches never asked before',
    requests: never((i) => ({ search: item(accentSearches, i) })),
  },
  {
    name: 'search for one word by price, never asked before',
    bar: 'searches never asked before',
    requests: never((i) => ({ search: item(words, i), sortBy: 'price-asc' })),
  },
  {
    name: 'search for a beginning, never asked before',
    bar: 'searches never asked before',
    requests: never((i) => ({ search: item(beginnings, i) })),
  },
  {
    name: 'search with a typo, never asked before',
    bar: 'searches never asked before',
    requests: never((i) => ({ search: item(typoSearches, i) })),
  },
];
