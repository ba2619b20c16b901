import { languages } from '#domain/language/language.ts';
import { chooseBest } from '#domain/search/matching/choose-best.ts';
import type { SearchNotes } from '#domain/search/matching/search-notes.ts';
import type { QueryFilter } from '#domain/search/query/read-query.ts';
import type { ProductFilter } from '#server/features/catalogue/shop/product-filter.ts';
import { firstInOrder, listInOrder, type Places } from './list-in-order.ts';
import { asWritten } from './matching/as-written.ts';
import { categoryTest, filterSlots, priceTest, testsOf } from './matching/filter-tests.ts';
import { matchGoods } from './matching/match-goods.ts';
import type { Goods } from './shelves/goods.ts';
import type { KindTree } from './shelves/kind-tree.ts';
import { nameOrder } from './shelves/name-orders.ts';
import type { Shelves } from './shelves/shelf-data.ts';
import { inStockFirst } from './shelves/shelf-orders.ts';
import type { StoreShelf } from './shelves/store-shelf.ts';
import { unusualPacks } from './shelves/usual-packs.ts';

/** Which products a listing holds, in which order. */
export type Listing = {
  total: number;
  /** Those that were asked for, and where the first of them stands, from 0. */
  ids: Uint32Array;
  from: number;
  /** What the search asks of the goods besides its words. */
  filters: readonly QueryFilter[];
  /** The words that were searched for instead of those typed, as the goods write them. */
  corrected: string | null;
  /** Products close to a search that found nothing. */
  near: Uint32Array;
};

const mostNear = 8;
const none = new Uint32Array(0);

/** What a listing holds: how many, and those in some places. Nothing else is collected or sorted. */
export function findListing(shelves: Shelves, filter: ProductFilter, notes: SearchNotes, places: Places): Listing {
  return filter.search !== null
    ? findMatches(shelves, filter, filter.search, notes, places)
    : findInOrder(shelves, filter, notes, places);
}

/** Those that stand in some places of a listing; the listing must reach that far. */
export function idsAt({ ids, from }: Listing, places: Places): Uint32Array {
  return ids.subarray(places.from - from, places.to - from);
}

function findInOrder(shelves: Shelves, filter: ProductFilter, notes: SearchNotes, places: Places): Listing {
  const { total, slots } = listInOrder(shelves, filter, notes, places);
  return { total, ids: idsOf(shelves, slots), from: places.from, filters: [], corrected: null, near: none };
}

/** A search: in stock first and the best match first, or in the order asked for. */
function findMatches(
  shelves: Shelves,
  filter: ProductFilter,
  search: string,
  notes: SearchNotes,
  { from, to }: Places,
): Listing {
  const { goods, shelf } = shelves;
  const language = languages.indexOf(filter.language);
  const { isBeingTyped } = filter;
  const at = { notes, size: goods.size, language, isShown: shelf.isSold, isBeingTyped };
  const { slots, filters, corrected, near } = matchGoods(shelves, search, at);
  const tests = [...categoryTest(filter, goods), ...priceTest(filter, shelf), ...testsOf(filter, shelves)];
  const found = filterSlots(slots, tests, notes.found);
  const first =
    filter.order === 'relevance'
      ? bestMatches(found, { ...shelves, language, points: notes.points }, to)
      : firstInOrder(shelves, filter, found, notes, to);
  return {
    total: found.length,
    ids: idsOf(shelves, first).subarray(from),
    from,
    filters,
    corrected: corrected === null ? null : asWritten(goods, first, corrected, language),
    near: near.length === 0 ? none : idsOf(shelves, inStockFirst(shelf, Uint32Array.from(near)).subarray(0, mostNear)),
  };
}

function idsOf({ goods }: Shelves, slots: ArrayLike<number>): Uint32Array {
  const ids = new Uint32Array(slots.length);
  for (let i = 0; i < ids.length; i++) ids[i] = goods.ids[slots[i] as number] as number;
  return ids;
}

/** In one number with what comes before its name: more goods than this cannot be told apart. */
const ranksApart = 2 ** 22;
export const lengthsApart = 64;
/** Points and sales that are more count as so many. */
export const mostPoints = 1023;
export const mostSales = 4095;

/**
 * The best of what was found: in stock first, then those with the most points, then packs of a usual size and date, then what was
 * bought most, then the shorter names, then by name. A number each, the less the better, as numbers sort fast.
 */
function bestMatches(
  found: Uint32Array,
  {
    goods,
    shelf,
    kinds,
    language,
    points,
  }: { goods: Goods; shelf: StoreShelf; kinds: KindTree; language: number; points: Int32Array },
  most: number,
): Uint32Array {
  const { slots: byName, ranks } = nameOrder(goods, language);
  const lengths = goods.nameLengths[language];
  const unusual = unusualPacks(goods, kinds);
  const weights = new Float64Array(found.length);
  for (let i = 0; i < found.length; i++) {
    const slot = found[i] as number;
    const rareness = mostSales - Math.min(shelf.sales[slot] ?? 0, mostSales);
    const missing = mostPoints - Math.min(points[slot] as number, mostPoints);
    const badness =
      (missing + (shelf.isSoldOut[slot] === 1 ? mostPoints + 1 : 0)) * 2 +
      ((unusual[slot] as number) | (goods.columns.isLot[slot] ?? 0));
    const length = Math.min((lengths?.[slot] ?? 0) >> 2, lengthsApart - 1);
    weights[i] =
      ((badness * (mostSales + 1) + rareness) * lengthsApart + length) * ranksApart + (ranks[slot] as number);
  }
  const best = chooseBest(weights, most);
  const slots = new Uint32Array(best.length);
  for (let i = 0; i < best.length; i++) slots[i] = byName[(best[i] as number) % ranksApart] as number;
  return slots;
}
