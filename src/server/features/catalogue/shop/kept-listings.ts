import type { PriceType } from '#domain/pricing/price-type.ts';
import { createSearchNotes, type SearchNotes } from '#domain/search/matching/search-notes.ts';
import { type BoundedMemory, createBoundedMemory } from '#server/services/memory/bounded-memory.ts';
import type { ShownFigures } from '#server/services/product/product-writer.ts';
import type { ProductFilter } from './product-filter.ts';
import { findListing, type Listing } from './search/find-listing.ts';
import type { Places } from './search/list-in-order.ts';
import type { Shelves } from './search/shelves/shelf-data.ts';
import { percentOf } from './search/shelves/store-shelf.ts';

/** Listings that were found, so that the next page of a search costs no search, and the working memory of the next. */
export type KeptListings = { memory: BoundedMemory<Listing>; notes: SearchNotes };

const mostBytes = 16 * 2 ** 20;
/** So many products of a listing are kept, and so many at first: few shoppers turn more than some pages. */
const mostKept = 1200;
const keptAtFirst = 120;

export function createKeptListings(): KeptListings {
  const memory = createBoundedMemory<Listing>({
    bytes: mostBytes,
    sizeOf: ({ ids, near }) => ids.byteLength + near.byteLength + 400,
  });
  return { memory, notes: createSearchNotes() };
}

/** A listing as it holds now, with the products in these places; whose page stands far back gets it alone. */
export function findKeptListing(
  { memory, notes }: KeptListings,
  shelves: Shelves,
  filter: ProductFilter,
  places: Places = { from: 0, to: mostKept },
): Listing {
  if (places.to > mostKept) return findListing(shelves, filter, notes, places);
  const key = keyOf(filter, shelves);
  const known = memory.get(key);
  if (known && known.ids.length >= Math.min(places.to, known.total)) return known;
  const to = places.to > keptAtFirst ? mostKept : keptAtFirst;
  const listing = findListing(shelves, filter, notes, { from: 0, to });
  memory.set(key, listing);
  return listing;
}

/**
 * The filter, with the versions of what the listing depends on and of nothing else: a price leaves a list by name as it
 * is. Language, price type and stock stand in it only where they matter.
 */
function keyOf(filter: ProductFilter, { goods, shelf }: Shelves): string {
  const { language, priceType, storeId, order, search, minCents, maxCents } = filter;
  const { membership, prices, discounts, stock, sales } = shelf.versions;
  const isByPrice = order.includes('price') || minCents !== null || maxCents !== null;
  const isByStock = search !== null || order === 'shelf' || order === 'wanted';
  const isBySales = search !== null || order === 'popular' || order === 'wanted';
  const isByName = search !== null || !order.includes('price');
  return JSON.stringify([
    storeId,
    order,
    [
      goods.version,
      membership,
      (isByPrice || filter.isReduced) && prices,
      (filter.isDiscounted || filter.isReduced) && discounts,
      isByStock && stock,
      isBySales && sales,
    ],
    isByName && language,
    (isByPrice || filter.isReduced) && priceType,
    search,
    filter.category,
    filter.kind,
    filter.unit,
    filter.supplier,
    minCents,
    maxCents,
    filter.isDiscounted,
    filter.isReduced,
    filter.isFeatured,
    filter.without,
    filter.diets,
  ]);
}

/** Which version of these products a store sells, and at which prices; they must be on its shelf. */
export function shownFigures({ goods, shelf }: Shelves, ids: Uint32Array, priceType: PriceType): ShownFigures[] {
  const figures: ShownFigures[] = [];
  for (const id of ids) {
    const slot = goods.slots.get(id) as number;
    const [version, baseCents] = [goods.productVersions[slot] as number, shelf.base[priceType][slot] as number];
    const lowestCents = shelf.lowest.get(slot)?.[priceType] ?? null;
    figures.push({ id, version, baseCents, percent: percentOf(shelf, slot), lowestCents });
  }
  return figures;
}
