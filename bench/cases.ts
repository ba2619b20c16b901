import { categories } from '#domain/catalogue/category.ts';
import { sortOrders } from '#domain/catalogue/sort.ts';
import type { Size } from './database.ts';
import { accentSearches, typoSearches } from './goods.ts';
import type { Asked, NextRequest } from './measure.ts';

/** A bar to reach and which of the bare servers it is measured by. */
export type Case = {
  name: string;
  yardstick: 'json of a list' | 'json of a page' | 'row';
  /** With the answers kept in memory, or with that switched off. */
  cache: 'on' | 'off';
  needsPages?: boolean;
  /** Seconds of the same requests before anything is measured, in which V8 compiles what they use; 3 unless told. */
  warmUpSeconds?: number;
  next: NextRequest;
};

const api = '/api/v1';
let counter = 0;
const count = () => counter++;
const listing = (store: number, query: Record<string, string | number>): Asked => ({
  path: `${api}/store/${store}/product-collection?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
});
const item = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** The first pages of every store in every order and of each category: with 5,000 products all, 6,000 lists of 12. */
function everyList({ products, stores }: Size): Asked[] {
  return Array.from({ length: stores }, (_, i) => 1 + i).flatMap((store) => [
    ...['', ...sortOrders.slice(0, 4)].flatMap((sortBy) =>
      pages(Math.min(416, Math.floor(products / 12))).map((page) =>
        listing(store, { page, per_page: 12, ...(sortBy && { sortBy }) }),
      ),
    ),
    ...categories.flatMap((category) => pages(3).map((page) => listing(store, { page, per_page: 12, category }))),
  ]);
}

function pages(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** Bounds that are never the same twice, so that each list is one that nobody has asked for before. */
const neverAsked = (i: number) => ({ minPrice: (i % 997) / 100, maxPrice: (5000 + ((i * 7) % 9973)) / 100 });

/** What is measured in a shop of this size; `tokens` are of shoppers, more than there are connections, so that no two are at one cart. */
export function casesOf(size: Size, tokens: () => readonly string[]): Case[] {
  const storeAt = (i: number) => 1 + (i % size.stores);
  const lists = everyList(size);
  return [
    {
      name: 'list of 12 with total, kept in memory',
      yardstick: 'json of a list',
      cache: 'on',
      next: () => listing(storeAt(count()), { page: 1, per_page: 12 }),
    },
    { name: 'list of 12 with total', yardstick: 'row', cache: 'off', next: () => item(lists, count() * 7919) },
    {
      name: 'list filtered and sorted by price, never asked before',
      yardstick: 'row',
      cache: 'off',
      next: () => {
        const i = count();
        return listing(storeAt(i), {
          per_page: 12,
          sortBy: 'price-asc',
          category: item(categories, i),
          ...neverAsked(i),
        });
      },
    },
    {
      name: 'search with an accent, never asked before',
      yardstick: 'row',
      cache: 'off',
      next: () => {
        const i = count();
        return listing(storeAt(i), { per_page: 12, search: item(accentSearches, i), ...neverAsked(i) });
      },
    },
    {
      name: 'search with a typo, never asked before',
      yardstick: 'row',
      cache: 'off',
      next: () => {
        const i = count();
        return listing(storeAt(i), { per_page: 12, search: item(typoSearches, i), ...neverAsked(i) });
      },
    },
    {
      name: 'suggestions, never asked before',
      yardstick: 'row',
      cache: 'off',
      next: () => {
        const i = count();
        const search = item(accentSearches, i * 31).slice(0, 2 + (i % 9));
        return { path: `${api}/store/${storeAt(i)}/search-suggestions?${new URLSearchParams({ search })}` };
      },
    },
    {
      name: 'product detail',
      yardstick: 'row',
      cache: 'off',
      next: () => {
        const i = count();
        return { path: `${api}/store/product/${1 + ((i * 7919) % size.products)}?storeId=${storeAt(i)}` };
      },
    },
    {
      name: 'products page, rendered, kept in memory',
      yardstick: 'json of a page',
      cache: 'on',
      needsPages: true,
      next: () => ({ path: '/products', headers: { 'accept-encoding': 'gzip' } }),
    },
    {
      name: 'products page, rendered anew',
      yardstick: 'row',
      cache: 'off',
      needsPages: true,
      // All of React and of the page's parts: some thousand pages until they are as fast as they become.
      warmUpSeconds: 10,
      next: () => ({ path: '/products', headers: { 'accept-encoding': 'gzip' } }),
    },
    {
      name: 'put into a signed-in cart',
      yardstick: 'row',
      cache: 'on',
      next: () => putIntoCart(count(), size, tokens()),
    },
    {
      name: 'figures of a cart of 10 lines',
      yardstick: 'row',
      cache: 'off',
      next: () => {
        const i = count();
        const lines = Array.from({ length: 10 }, (_, n) => `${1 + ((i * 31 + n * 97) % size.products)}:1`).join();
        const query = new URLSearchParams({ store_id: String(storeAt(i)), lines, postal_code: '75013' });
        return { path: `${api}/cart/figures?${query}` };
      },
    },
    { name: 'place an order', yardstick: 'row', cache: 'on', next: () => newOrder(count(), size, tokens()) },
  ];
}

/** A shopper puts one product or another into the cart, now one, now two, as a press on a card does. */
function putIntoCart(i: number, { products, stores }: Size, tokens: readonly string[]): Asked {
  const product = 2 + 20 * ((i * 31) % (products / 20)) + (i % 3);
  const lines = [{ product_id: product, quantity: 1 + (Math.floor(i / tokens.length) % 2) }];
  return {
    method: 'PUT',
    path: `${api}/cart`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${item(tokens, i)}` },
    body: JSON.stringify({ store_id: 1 + (i % stores), device: `bench-device-${i % tokens.length}`, lines }),
  };
}

/** A shopper whose address is verified, and whose orders have no limit, takes three products from a shelf that never empties. */
function newOrder(i: number, { products, stores }: Size, tokens: readonly string[]): Asked {
  // Every twentieth product is sold out (goods.ts): its neighbours are not.
  const productAt = (n: number) => 2 + 20 * ((i * 31 + n * 7) % (products / 20)) + n;
  return {
    method: 'POST',
    path: `${api}/order/create`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${item(tokens, i)}` },
    body: JSON.stringify({
      status: 'submitted',
      store_id: 1 + (i % stores),
      type: 'pickup',
      payment_method: 'cash',
      customer_name: 'Camille Essai',
      customer_phone: '+33 1 99 00 00 00',
      order_items: [0, 1, 2].map((n) => ({ product_id: productAt(n), quantity: 1 })),
    }),
  };
}

export const yardstickRequestsOf = ({ products }: Size): Record<Case['yardstick'], NextRequest> => ({
  'json of a list': () => ({ path: '/json/list' }),
  'json of a page': () => ({ path: '/json/page' }),
  row: () => ({ path: `/row/${1 + ((count() * 7919) % products)}` }),
});
