import { sql } from 'drizzle-orm';
import type { listProducts, Product } from '#contract/catalogue/catalogue.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { toPage } from '#contract/page.ts';
import type { Language } from '#domain/language/language.ts';
import type { Connection, Db } from '#server/db/connection.ts';
import { searchMisses } from '#server/db/tables/searches.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import type { WriteProducts } from '#server/services/product/product-writer.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';
import { findKeptListing, type KeptListings, shownFigures } from './kept-listings.ts';
import { isSearchAlone, type ProductFilter } from './product-filter.ts';
import { idsAt } from './search/find-listing.ts';
import { type FollowedShelves, readShelves } from './search/shelves/follow-shelves.ts';

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
async function findPage(sources: Pick<Sources, 'shelves' | 'listings'>, filter: ProductFilter, search: Asked) {
  const shelves = await readShelves(sources.shelves, filter.storeId);
  if (!shelves) throw new Refusal('notFound');
  const places = { from: (search.page - 1) * search.perPage, to: search.page * search.perPage };
  const listing = findKeptListing(sources.listings, shelves, filter, places);
  const { total, corrected, filters, near } = listing;
  const isNear = near.length > 0;
  const shown = shownFigures(shelves, isNear ? near : idsAt(listing, places), filter.priceType);
  return { shown, isNear, total, corrected, filters };
}
