import type { suggestSearch } from '#contract/catalogue/catalogue.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { languages } from '#domain/language/language.ts';
import { searchTokens } from '#domain/search/words/search-text.ts';
import { JsonText } from '#server/http/call/json-text.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import type { WriteProducts } from '#server/services/product/product-writer.ts';
import { findKeptListing, type KeptListings, shownFigures } from './list-products.ts';
import { toSuggestionFilter } from './product-filter.ts';
import { orderBegun } from './search/order-begun.ts';
import { type FollowedShelves, readShelves } from './search/shelves/follow-shelves.ts';
import { suggestCategories } from './search/suggest-categories.ts';
import { suggestTerms } from './search/suggest-terms.ts';

const mostProducts = 6;

/**
 * What a search that is being typed may mean: one statement, for the products. Refuses `notFound` for a store that is
 * not there or not displayed.
 */
export async function selectSuggestions(
  sources: { writeProducts: WriteProducts; listings: KeptListings; shelves: FollowedShelves },
  storeId: number,
  search: string,
  view: Shown,
): Promise<JsonText<OutputOf<typeof suggestSearch>>> {
  const tokens = searchTokens(search);
  const shelves = await readShelves(sources.shelves, storeId);
  if (!shelves) throw new Refusal('notFound');
  const listing = findKeptListing(sources.listings, shelves, toSuggestionFilter(storeId, search, view));
  const language = languages.indexOf(view.language);
  const { corrected } = listing;
  const ids = corrected === null ? orderBegun(shelves, listing.ids, tokens, language) : listing.ids;
  const meant = corrected === null ? tokens : searchTokens(corrected);
  const categories = suggestCategories(shelves, ids, meant, language);
  const terms = suggestTerms(shelves.goods, ids, meant, language);
  const found = shownFigures(shelves, ids.subarray(0, mostProducts), view.priceType);
  const products = await sources.writeProducts(storeId, found, view);
  return new JsonText('{"products":', ...products, `,${JSON.stringify({ corrected, categories, terms }).slice(1)}`);
}
