import type { FeatureConfig } from '#domain/access/feature-config.ts';
import { type Allergen, allergens } from '#domain/catalogue/allergen.ts';
import { type Diet, diets } from '#domain/catalogue/diet.ts';
import { largestPrice, priceSlider } from '#domain/catalogue/price-slider.ts';
import { defaultSortOrder, isSortOrder, type SortOrder } from '#domain/catalogue/sort.ts';
import { isUnit, type Unit } from '#domain/catalogue/unit.ts';
import { isPostalCode, normalisePostalCode } from '#domain/postal-code/postal-code.ts';

/** Three digits behind a point are thousands to many, so that no address has them: 1.234 stands there as 1.2340. */
const threeDecimals = /^\d+\.\d{3}$/;
/** A bound as addresses have it. */
export const boundText = (value: number): string => String(value).replace(threeDecimals, '$&0');

/** A bound as addresses have it, a decimal number in every language. Forms without script name what is typed (`typedBounds`). */
export const isPlainBound = (text: string): boolean => /^\d*(\.\d+)?$/.test(text) && !threeDecimals.test(text);

/** What a product list is asked for. Empty texts and nulls are the defaults, which no address names. */
export type ProductFilters = {
  search: string;
  /** A category's code. */
  category: string;
  /** The code of a kind of that category, narrower ones included; empty without a category. */
  kind: string;
  unit: Unit | '';
  /** Decimals of the currency, bounds included. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Empty is the best match for a search, else `defaultSort`; so a search names `defaultSort` to have it. */
  sortBy: SortOrder | '';
  /** The order that the shop's pages begin with (`GET /shop`): no address names it. */
  defaultSort: SortOrder;
  onlyDiscounted: boolean;
  /** Diets to suit, all of them, and allergens to do without; in the order of the domain, each once. */
  diet: readonly Diet[];
  without: readonly Allergen[];
  page: number;
  postalCode: string;
  refused?: RefusedBounds;
};

/** What was typed for a bound of the price and is none, and how to write it: of a form that was sent without script. */
export type RefusedBounds = { [Bound in 'minPrice' | 'maxPrice']?: { text: string; fault: string } };

/** Products on a page. */
export const productsPerPage = 12;

/** Reads an address of a shop whose lists begin with `defaultSort`; what cannot be understood counts as its default. */
export function readFilters(query: URLSearchParams, defaultSort: SortOrder): ProductFilters {
  const text = (name: string) => (query.get(name) ?? '').trim();
  const category = text('category');
  const kind = text('kind');
  const unit = text('unit');
  const page = Number(text('page'));
  const postalCode = normalisePostalCode(text('postalCode'));
  return settle({
    search: text('search')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200),
    category: /^[A-Z]{1,40}$/.test(category) ? category : '',
    kind: /^[a-z0-9-]{1,60}$/.test(kind) ? kind : '',
    unit: isUnit(unit) ? unit : '',
    minPrice: readBound(text('minPrice'), priceSlider.min),
    maxPrice: readBound(text('maxPrice'), priceSlider.max),
    sortBy: isSortOrder(text('sortBy')) ? (text('sortBy') as SortOrder) : '',
    defaultSort,
    onlyDiscounted: text('onlyDiscounted') === 'true',
    diet: readCodes(query, 'diet', diets),
    without: readCodes(query, 'without', allergens),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    postalCode: isPostalCode(postalCode) ? postalCode : '',
  });
}

const defaults = readFilters(new URLSearchParams(), defaultSortOrder);

/** The address of a list without what is at its default; that of a category alone is `categoryAddress` too. */
export function productsAddress(filters: Partial<ProductFilters> = {}): string {
  const {
    page,
    onlyDiscounted,
    diet,
    without,
    defaultSort: _,
    refused: __,
    ...rest
  } = settle({ ...defaults, ...filters });
  const query = new URLSearchParams();
  const codes = { diet: diet.join(','), without: without.join(',') };
  const values = { ...rest, ...codes, onlyDiscounted: onlyDiscounted || null, page: page > 1 ? page : null };
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== '') query.set(name, typeof value === 'number' ? boundText(value) : String(value));
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `/products?${text}` : '/products';
}

/**
 * Where an address leads that names what is at its default: the same without it; null when it names nothing of the kind.
 * Links that were kept, and forms that are sent before any script runs, name what is empty or usual too.
 */
export function withoutDefaults(url: string, defaultSort: SortOrder): string | null {
  const { searchParams } = new URL(url);
  const plain = plainAddress(searchParams, defaultSort);
  const kept = new URL(plain, url).searchParams;
  const isDefault = (name: string) => (name in defaults || name === 'page') && !kept.has(name);
  return [...searchParams.keys()].some(isDefault) ? plain : null;
}

/** The address of the same list by its filters alone, and by the language that is asked for. */
export function plainAddress(query: URLSearchParams, defaultSort: SortOrder): string {
  const language = query.get('lng');
  const to = productsAddress(readFilters(query, defaultSort));
  return language ? `${to}${to.includes('?') ? '&' : '?'}lng=${encodeURIComponent(language)}` : to;
}

/** The input of `listProducts`, whose own default is name-asc in every shop. */
export function toProductQuery(filters: ProductFilters, storeId: number) {
  const { search, category, kind, unit, minPrice, maxPrice, sortBy, onlyDiscounted, page, postalCode } = filters;
  const { diet, without, defaultSort } = filters;
  const shopOrder = search || defaultSort === defaultSortOrder ? '' : defaultSort;
  const order = sortBy || shopOrder;
  return {
    storeId,
    page,
    per_page: productsPerPage,
    ...(search && { search }),
    ...(category && { category }),
    ...(kind && { kind }),
    ...(unit && { unit }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(order && { sortBy: order }),
    ...(onlyDiscounted && { onlyDiscounted }),
    ...(diet.length > 0 && { diet: diet.join(',') }),
    ...(without.length > 0 && { without: without.join(',') }),
    ...(postalCode && { postalCode }),
  };
}

/** How many choices narrow the list, the search not among them. */
export function countFilters(filters: ProductFilters): number {
  const { category, kind, unit, minPrice, maxPrice, onlyDiscounted, diet, without } = filters;
  const single = [category, kind, unit, minPrice !== null, maxPrice !== null, onlyDiscounted];
  return single.filter(Boolean).length + diet.length + without.length;
}

/** The filters that a list starts with: what "clear all" goes back to. The postal code is no filter. */
export const noFilters: Partial<ProductFilters> = {
  search: '',
  category: '',
  kind: '',
  unit: '',
  minPrice: null,
  maxPrice: null,
  sortBy: '',
  onlyDiscounted: false,
  diet: [],
  without: [],
};

/** The filters that count where the shop has switched off the search, the filters, or the one of discounted products. */
export function enabledFilters(
  filters: ProductFilters,
  { features: { search, productFilters }, products: { discountedOnly } }: Pick<FeatureConfig, 'features' | 'products'>,
): ProductFilters {
  const { sortBy } = filters;
  const chosen = productFilters ? filters : { ...filters, ...noFilters, search: filters.search, sortBy };
  const onlyDiscounted = chosen.onlyDiscounted && discountedOnly;
  return settle({ ...chosen, onlyDiscounted, search: search ? filters.search : '' });
}

/** Without a search the shop's order is the default, and defaults are not named; a kind counts within its category. */
function settle(filters: ProductFilters): ProductFilters {
  const isDefault = filters.sortBy === filters.defaultSort && filters.search === '';
  return { ...filters, sortBy: isDefault ? '' : filters.sortBy, kind: filters.category === '' ? '' : filters.kind };
}

/** A form repeats the name for each choice, an address of ours parts them by commas: both are read. */
function readCodes<T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T[] {
  const asked = query.getAll(name).flatMap((text) => text.toLowerCase().split(','));
  return known.filter((code) => asked.includes(code));
}

function readBound(text: string, openEnd: number): number | null {
  const value = isPlainBound(text) ? Number(text || openEnd) : openEnd;
  return value <= largestPrice && value !== openEnd ? value : null;
}
