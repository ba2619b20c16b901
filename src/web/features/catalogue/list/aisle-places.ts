import type { Category } from '#contract/catalogue/catalogue.ts';
import { countFilters, type ProductFilters, productsAddress } from '../filters/product-filters.ts';
import { patchFilters } from '../filters/use-filters.ts';
import type { KindChoices } from './kind-choices.ts';

export type AislePlace = {
  name: string;
  to: string;
  /** On the way up, or the place that the list shows, whose kinds (`in`) follow; else one to go to, beside it. */
  rank?: 'up' | 'here' | 'in';
  isCurrent?: boolean;
  /** Products there, where that is known. */
  count?: number;
};
type Place = Omit<AislePlace, 'to'> & { patch: Pick<ProductFilters, 'category' | 'kind'> };
type Asked = { filters: ProductFilters; categories: readonly Category[] | null; kinds: KindChoices | null };

/**
 * The places to go to from the list of a category, those on the way up first, then its kinds, then those beside it;
 * `all` is what all aisles are called. Made by the loader on the server, so that the scripts of the page need only show
 * them. From a list of all aisles they are those (`aislesOf`), which the page knows already.
 */
export function aislePlaces({ filters, categories, kinds }: Asked, all: string): AislePlace[] {
  return placesOf({ filters, categories, kinds }, all).map((place) => toPlace(filters, place));
}

/** The aisles of the store. */
export function aislesOf(filters: ProductFilters, categories: readonly Category[] | null): AislePlace[] {
  return (categories ?? []).map(({ id, label, numberOfProducts }) =>
    toPlace(filters, { name: label, patch: { category: id, kind: '' }, count: numberOfProducts }),
  );
}

function toPlace(filters: ProductFilters, { patch, count, ...place }: Place): AislePlace {
  // The figures are those of the whole aisle: beside a search or other filters they would say something else.
  const isWhole = countFilters({ ...filters, category: '', kind: '' }) === 0 && filters.search === '';
  const to = productsAddress(patchFilters(filters, patch));
  return { ...place, to, ...(isWhole && count !== undefined && { count }) };
}

function placesOf({ filters, categories, kinds }: Asked, all: string): Place[] {
  const { category, kind } = filters;
  const chosen = categories?.find(({ id }) => id === category);
  const path = kinds?.path ?? [];
  const choices = kinds?.choices ?? [];
  // The chosen kind stands among those beside it, where it has none narrower.
  const above = choices.some(({ id }) => id === kind) ? path.slice(0, -1) : path;
  const placeOf = (rank: Place['rank'], code: string, name: string, counted?: { numberOfProducts: number }): Place => ({
    name,
    patch: { category, kind: code },
    ...(rank && { rank }),
    ...(code === kind && { isCurrent: true }),
    ...(counted && { count: counted.numberOfProducts }),
  });
  const isAmong = above.length < path.length || path.length === 0;
  const rankOf = (code: string) => (code === kind ? 'here' : 'up');
  return [
    { name: all, patch: { category: '', kind: '' }, rank: 'up' },
    placeOf(rankOf(''), '', chosen?.label ?? category, chosen),
    ...above.map((each) => placeOf(rankOf(each.id), each.id, each.label, each)),
    ...choices.map((each) => placeOf(isAmong ? undefined : 'in', each.id, each.label, each)),
    ...(isAmong ? [] : (kinds?.beside ?? []).map((each) => placeOf(undefined, each.id, each.label, each))),
  ];
}
