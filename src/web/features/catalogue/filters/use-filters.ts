import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { SortOrder } from '#domain/catalogue/sort.ts';
import { type ProductFilters, productsAddress, readFilters } from './product-filters.ts';

/** Filters as they shall be, or how they follow from those before: a tick more among others that hold. */
export type FilterPatch = Partial<ProductFilters> | ((before: ProductFilters) => Partial<ProductFilters>);

/** The filters as a change leaves them, at page 1; a kind is of one category and goes with it. */
export function patchFilters(before: ProductFilters, patch: FilterPatch): ProductFilters {
  const change = typeof patch === 'function' ? patch(before) : patch;
  const isElsewhere = change.category !== undefined && change.category !== before.category;
  return { ...before, page: 1, ...(isElsewhere && { kind: '' }), ...change };
}

/** The state of a navigation that a change of filters has begun. */
export const ownChange = 'filters';

/**
 * The filters that a change begins from: those of a link that was pressed and is on its way, else those of the address.
 * The address is ahead of what is drawn, by a good while on a slow phone, and so may what is drawn as on its way have
 * been reached and left: a change that is truly on its way is known to `createFilterChanges`.
 */
export function filtersToChange(
  pending: { search: string; state: unknown } | undefined,
  address: string,
  defaultSort: SortOrder,
): ProductFilters {
  const isLink = pending !== undefined && pending.state !== ownChange;
  return readFilters(new URLSearchParams(isLink ? pending.search : address), defaultSort);
}

/** Goes to an address; settles when it is reached, or replaced by another. */
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

/**
 * The filters to show, those on their way included, and how to change them: the address is replaced, at page 1,
 * so that the way back leaves the list in one step.
 */
export function useFilters(loaded: ProductFilters): {
  filters: ProductFilters;
  isPending: boolean;
  change: (patch: FilterPatch) => void;
  /** How often all was cleared: a key for boxes that wait a moment with what is typed, which is discarded then. */
  timesCleared: number;
  /** To be called when all is cleared, by whatever button or link. */
  onClear: () => void;
} {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [timesCleared, countClearing] = useState(0);
  const [changeFrom] = useState(createFilterChanges);
  const { defaultSort } = loaded;
  const isPending = location?.pathname === '/products';
  const filters = isPending ? readFilters(new URLSearchParams(location.search), defaultSort) : loaded;
  const change = (patch: FilterPatch) => {
    const now = filtersToChange(isPending ? location : undefined, window.location.search, defaultSort);
    changeFrom(now, patch, (to) => navigate(to, { replace: true, preventScrollReset: true, state: ownChange }));
  };
  return { filters, isPending, change, timesCleared, onClear: () => countClearing(timesCleared + 1) };
}
