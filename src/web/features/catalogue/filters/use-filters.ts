import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { createFilterChanges, type FilterPatch, filtersToChange, ownChange } from './filter-changes.ts';
import { type ProductFilters, readFilters } from './product-filters.ts';

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
