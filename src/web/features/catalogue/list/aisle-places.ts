import type { Category } from '#contract/catalogue.ts';
import { patchFilters } from '../filters/filter-changes.ts';
import { countFilters, type ProductFilters, productsAddress } from '../filters/product-filters.ts';
import type { KindChoices } from './kind-choices.ts';

/** `rank`: on the way up, the place that the list shows and whose kinds follow, or one to go to. */
export type AislePlace = {
  name: string;
  to: string;
  rank: 'up' | 'here' | 'choice';
  isCurrent: boolean;
  /** Products there; null where that is not known. */
  count: number | null;
};
type Place = Omit<AislePlace, 'to' | 'count'> & { patch: Pick<ProductFilters, 'category' | 'kind'>; count?: number };
type Asked = { filters: ProductFilters; categories: readonly Category[] | null; kinds: KindChoices | null };

/**
 * The places to go to from a list, those on the way up first; `all` is what all aisles are called. Made by the loader on the
 * server, so that the scripts of the page need only show them.
 */
export function aislePlaces({ filters, categories, kinds }: Asked, all: string): AislePlace[] {
  // The figures are those of the whole aisle: beside a search or other filters they would say something else.
  const isWhole = countFilters({ ...filters, category: '', kind: '' }) === 0 && filters.search === '';
  return placesOf({ filters, categories, kinds }, all).map(({ patch, count, ...place }) => ({
    ...place,
    to: productsAddress(patchFilters(filters, patch)),
    count: isWhole && count !== undefined ? count : null,
  }));
}

function placesOf({ filters, categories, kinds }: Asked, all: string): Place[] {
  const { category, kind } = filters;
  if (category === '')
    return (categories ?? []).map(({ id, label, numberOfProducts }) => ({
      name: label,
      patch: { category: id, kind: '' },
      rank: 'choice',
      isCurrent: false,
      count: numberOfProducts,
    }));
  const chosen = categories?.find(({ id }) => id === category);
  const path = kinds?.path ?? [];
  const choices = kinds?.choices ?? [];
  // The chosen kind stands among those beside it, where it has none narrower.
  const above = choices.some(({ id }) => id === kind) ? path.slice(0, -1) : path;
  const placeOf = (rank: Place['rank'], code: string, name: string, counted?: { numberOfProducts: number }): Place => ({
    ...{ name, rank, patch: { category, kind: code }, isCurrent: code === kind },
    ...(counted && { count: counted.numberOfProducts }),
  });
  const rankOf = (code: string) => (code === kind ? 'here' : 'up');
  return [
    { name: all, patch: { category: '', kind: '' }, rank: 'up', isCurrent: false },
    placeOf(rankOf(''), '', chosen?.label ?? category, chosen),
    ...above.map((each) => placeOf(rankOf(each.id), each.id, each.label, each)),
    ...choices.map((each) => placeOf('choice', each.id, each.label, each)),
  ];
}
