import type { ProductFilter } from './product-filter.ts';
import { divideByCategory, type InCategory } from './shelf-index/by-category.ts';
import { findListing, type Listing } from './shelf-index/find-listing.ts';
import type { ReadShelves } from './shelf-index/follow-shelves.ts';
import { createGoodsMatcher } from './shelf-index/match-goods.ts';

const mostListings = 5000;
/** Four bytes or so each. */
const mostIds = 4_000_000;

/** Looks up a listing; null for a store that is not there or not displayed. */
export type FindListing = (filter: ProductFilter) => Promise<Listing | null>;

/**
 * Listings (which ids, in which order) in memory, so that the next page of a search costs no search. All are dropped
 * when a name, a price or what is visible has changed.
 */
export function createListingMemory(readShelves: ReadShelves): FindListing {
  const match = createGoodsMatcher();
  const kept = new Map<string, Listing>();
  let version = 0;
  let ids = 0;
  let inCategory: InCategory | null = null;

  const drop = (key: string) => {
    ids -= kept.get(key)?.ids.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, listing: Listing) => {
    kept.set(key, listing);
    ids += listing.ids.length;
    for (const oldest of kept.keys()) {
      if (kept.size <= mostListings && ids <= mostIds) break;
      drop(oldest);
    }
  };
  return async (filter) => {
    const shelves = await readShelves(filter.storeId);
    if (!shelves) return null;
    if (shelves.version !== version) {
      kept.clear();
      ids = 0;
      version = shelves.version;
      inCategory = null;
    }
    const key = keyOf(filter, shelves.stockVersion);
    const known = kept.get(key);
    if (known) return known;
    inCategory ??= divideByCategory(shelves.goods.columns);
    const listing = findListing(shelves, filter, { match, inCategory });
    keep(key, listing);
    return listing;
  };
}

/** Language, price type and stock stand in the key only where they matter. */
function keyOf(filter: ProductFilter, stockVersion: number): string {
  const { language, priceType, storeId, order, tokens, category, unit, supplier, minCents, maxCents } = filter;
  const isByPrice = order.includes('price') || minCents !== null || maxCents !== null;
  const isByStock = tokens !== null || order === 'shelf';
  const isByName = tokens !== null || !order.includes('price');
  return JSON.stringify([
    storeId,
    order,
    isByName && language,
    isByPrice && priceType,
    isByStock && stockVersion,
    tokens,
    category,
    unit,
    supplier,
    minCents,
    maxCents,
    filter.isDiscounted,
    filter.isFeatured,
    filter.without,
    filter.diets,
  ]);
}
