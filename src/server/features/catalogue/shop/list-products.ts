import type { listProducts, Product } from '#contract/catalogue/catalogue.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { toPage } from '#contract/page.ts';
import type { Language } from '#domain/language/language.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { createSearchNotes, type SearchNotes } from '#domain/search/matching/search-notes.ts';
import type { Connection, Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { searchMisses } from '#server/db/tables/searches.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import { type BoundedMemory, createBoundedMemory } from '#server/services/memory/bounded-memory.ts';
import type { ShownFigures, WriteProducts } from '#server/services/product/product-writer.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';
import { isSearchAlone, type ProductFilter } from './product-filter.ts';
import { type Engine, findInEngine } from './search/engine/find-in-engine.ts';
import { findListing, idsAt, type Listing } from './search/find-listing.ts';
import type { Places } from './search/list-in-order.ts';
import { type FollowedShelves, readShelves } from './search/shelves/follow-shelves.ts';
import type { Shelves } from './search/shelves/shelf-data.ts';
import { percentOf } from './search/shelves/store-shelf.ts';

/** What is longer was pasted, not searched. */
const longestWords = 60;

/** Counts a search that found nothing, for staff: what shoppers ask for and do not get. */
async function noteSearchMiss(
  { db, clock }: { db: Db; clock: () => Date },
  { language }: { language: Language },
  search: string,
): Promise<void> {
  const words = search.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longestWords) return;
  const lastAt = clock();
  await db
    .insert(searchMisses)
    .values({ language, words, lastAt })
    .onConflictDoUpdate({
      target: [searchMisses.language, searchMisses.words],
      set: { count: sql`${searchMisses.count} + 1`, lastAt },
    });
}

type Sources = {
  connection: Pick<Connection, 'hot'>;
  db: Db;
  clock: () => Date;
  writeProducts: WriteProducts;
  shelves: FollowedShelves;
  listings: KeptListings;
  /** Asked for stores that are not in memory; null: there is none. */
  engine: Engine | null;
};
type Asked = { page: number; perPage: number };

/** The products of one page of a listing: one statement, which reads today's prices and stock of what it shows. */
export async function listPage(sources: Sources, filter: ProductFilter, search: Asked): Promise<Product[]> {
  const { shown, isNear } = await findPage(sources, filter, search);
  const ids = isNear ? [] : shown.map(({ id }) => id);
  return selectProductsById(sources.connection, filter.storeId, ids, filter, sources.clock());
}

/** The same as the JSON of a listing's answer; the prices are those of the shelf in memory, the stock is read. */
export async function writePage(
  sources: Sources,
  filter: ProductFilter,
  search: Asked,
): Promise<JsonText<OutputOf<typeof listProducts>>> {
  const { shown, isNear, total, corrected, filters } = await findPage(sources, filter, search);
  // With a category or a price chosen besides, nothing says that the shop does not have it.
  const isMiss = total === 0 && search.page === 1 && isSearchAlone(filter);
  // A count that cannot be written must not take the answer with it.
  if (filter.search !== null && isMiss) await noteSearchMiss(sources, filter, filter.search).catch(() => undefined);
  const found = await sources.writeProducts(filter.storeId, shown, filter);
  const [items, near] = isNear ? [['[]'], found] : [found, ['[]']];
  const { items: _, ...figures } = { ...toPage([], total, search), correctedSearch: corrected, searchFilters: filters };
  return new JsonText('{"items":', ...items, ',"near":', ...near, `,${JSON.stringify(figures).slice(1)}`);
}

/** Which products stand on the page. Refuses `notFound` for a store that is not there or not displayed. */
async function findPage(
  sources: Pick<Sources, 'shelves' | 'listings' | 'engine'>,
  filter: ProductFilter,
  search: Asked,
) {
  const places = { from: (search.page - 1) * search.perPage, to: search.page * search.perPage };
  const answered = sources.engine && (await findInEngine(sources.engine, filter, places));
  if (answered) return { ...answered, isNear: false };
  const shelves = await readShelves(sources.shelves, filter.storeId);
  if (!shelves) throw new Refusal('notFound');
  const listing = findKeptListing(sources.listings, shelves, filter, places);
  const { total, corrected, filters, near } = listing;
  const isNear = near.length > 0;
  const shown = shownFigures(shelves, isNear ? near : idsAt(listing, places), filter.priceType);
  return { shown, isNear, total, corrected, filters };
}

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
    filter.isBeingTyped,
    filter.category,
    filter.kind,
    filter.unit,
    filter.supplier,
    minCents,
    maxCents,
    filter.isDiscounted,
    filter.isReduced,
    filter.isFeatured,
    filter.isShortDate,
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
