import type { listProducts } from '#contract/catalogue/catalogue.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { FlagPath } from '#domain/access/feature-config.ts';
import type { Allergen } from '#domain/catalogue/allergen.ts';
import type { Diet } from '#domain/catalogue/diet.ts';
import { priceSlider } from '#domain/catalogue/price-slider.ts';
import { defaultSortOrder, type SortOrder } from '#domain/catalogue/sort.ts';
import { aroundDecimal } from '#domain/money/cents.ts';
import type { Shown } from '#server/services/product/product-card.ts';

/**
 * `relevance`: in stock first, then the best match, then the popular; `shelf`: in stock first, then by name; `wanted`:
 * in stock first, then by sales.
 */
export type ListingOrder = SortOrder | 'relevance' | 'shelf' | 'wanted';

/** What a listing holds and in which order; two listings with the same filter are the same listing. */
export type ProductFilter = Shown & {
  storeId: number;
  order: ListingOrder;
  /** What was searched for, as it was typed; null is no search. */
  search: string | null;
  /** The last word of the search may be incomplete. */
  isBeingTyped: boolean;
  category: string | null;
  /** A code of a kind, which means all narrower ones too. */
  kind: string | null;
  unit: string | null;
  supplier: string | null;
  /** Bounds of the displayed price, included. */
  minCents: number | null;
  maxCents: number | null;
  isDiscounted: boolean;
  /** Its reduction may be announced. */
  isReduced: boolean;
  isFeatured: boolean;
  /** Goods of short date alone. */
  isShortDate: boolean;
  /** Allergens that the product must be known to be free of. */
  without: readonly Allergen[];
  /** Diets that it must be known to suit. */
  diets: readonly Diet[];
};

/** What the selects send for "no choice". */
const all = 'All';

/** The filter of a listing as it was asked for; what the shop has switched off is ignored. */
export function toProductFilter(
  query: ParsedOf<typeof listProducts>,
  view: Shown,
  isOn: (flag: FlagPath) => boolean,
): ProductFilter {
  const search = query.search && isOn('features.search') ? query.search : null;
  const filter: ProductFilter = {
    ...view,
    storeId: query.storeId,
    order: listingOrder(query.sortBy, search !== null, isOn('products.outOfStock')),
    search,
    ...nothingChosen,
    isDiscounted: query.hasOffer === true,
    isReduced: query.hasReduction === true,
    isShortDate: query.shortDate === true,
  };
  if (!isOn('features.productFilters')) return filter;
  const isDiscounted = filter.isDiscounted || (query.onlyDiscounted === true && isOn('products.discountedOnly'));
  return { ...filter, ...chosen(query, view.decimals), isDiscounted };
}

/** Where sold-out goods are not to stand among the others, the two orders that lists begin with put them last. */
function listingOrder(value: SortOrder | undefined, isSearch: boolean, isMixed: boolean): ListingOrder {
  if (isSearch) return value ?? 'relevance';
  if (isMixed) return value ?? defaultSortOrder;
  return value === 'popular' ? 'wanted' : (value ?? 'shelf');
}

/** The 12 products at most that a store puts forward, what is bought most first. */
export function toFeaturedFilter(storeId: number, view: Shown): ProductFilter {
  return { ...view, storeId, order: 'wanted', search: null, ...nothingChosen, isFeatured: true };
}

/** What a search that is being typed finds, nothing else chosen. */
export function toSuggestionFilter(storeId: number, search: string, view: Shown): ProductFilter {
  return { ...view, storeId, order: 'relevance', search, ...nothingChosen, isBeingTyped: true };
}

/** Whether nothing is chosen besides what was searched for. */
export function isSearchAlone(filter: ProductFilter): boolean {
  const { category, kind, unit, supplier, minCents, maxCents, isDiscounted, isReduced, isShortDate } = filter;
  const chosenOne = [category, kind, unit, supplier, minCents, maxCents].some((choice) => choice !== null);
  const marked = isDiscounted || isReduced || isShortDate;
  return !chosenOne && !marked && filter.without.length === 0 && filter.diets.length === 0;
}

const nothingChosen = {
  isBeingTyped: false,
  category: null,
  kind: null,
  unit: null,
  supplier: null,
  minCents: null,
  maxCents: null,
  isDiscounted: false,
  isReduced: false,
  isFeatured: false,
  isShortDate: false,
  without: [],
  diets: [],
};

function chosen(query: ParsedOf<typeof listProducts>, decimals: number): Partial<ProductFilter> {
  const { category, unit, supplier, minPrice, maxPrice } = query;
  return {
    category: category && category !== all ? category : null,
    kind: query.kind || null,
    unit: unit && unit !== all ? unit : null,
    supplier: supplier || null,
    minCents: minPrice ? aroundDecimal(minPrice, decimals).above : null,
    maxCents: maxPrice === undefined || maxPrice === priceSlider.max ? null : aroundDecimal(maxPrice, decimals).below,
    without: query.without ?? [],
    diets: query.diet ?? [],
  };
}
