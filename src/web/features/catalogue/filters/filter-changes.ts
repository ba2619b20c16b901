import { type ProductFilters, productsAddress } from './product-filters.ts';

/** Filters as they shall be, or how they follow from those before: a tick more among others that hold. */
export type FilterPatch = Partial<ProductFilters> | ((before: ProductFilters) => Partial<ProductFilters>);

/** The filters as a change leaves them, at page 1; a kind is of one category and goes with it. */
export function patchFilters(before: ProductFilters, patch: FilterPatch): ProductFilters {
  const change = typeof patch === 'function' ? patch(before) : patch;
  const isElsewhere = change.category !== undefined && change.category !== before.category;
  return { ...before, page: 1, ...(isElsewhere && { kind: '' }), ...change };
}

/** Goes to an address; settles when it is reached, or given up for another. */
type Go = (to: string) => Promise<void> | void;

/**
 * Changes of filters, each on top of the one before it: a search that was typed and an order that is chosen come within
 * the same moment, and on a slow phone before the page shows the first of the two. `shown` are the filters of the
 * page that is there; they count while nothing is on its way. A change that changes nothing goes nowhere.
 */
export function createFilterChanges(): (shown: ProductFilters, patch: FilterPatch, go: Go) => void {
  let asked: ProductFilters | null = null;
  return (shown, patch, go) => {
    const before = asked ?? shown;
    const next = patchFilters(before, patch);
    const to = productsAddress(next);
    if (to === productsAddress(before)) return;
    asked = next;
    const forget = () => {
      if (asked === next) asked = null;
    };
    Promise.resolve(go(to)).then(forget, forget);
  };
}
