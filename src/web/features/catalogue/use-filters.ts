import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { createFilterChanges } from './filter-changes.ts';
import { type ProductFilters, readFilters } from './product-filters.ts';

/**
 * The filters to show, those on their way included, and how to change them: the address is replaced, at page 1
 * (storefront, 2 and 4).
 */
export function useFilters(loaded: ProductFilters): {
  filters: ProductFilters;
  isPending: boolean;
  change: (patch: Partial<ProductFilters>) => void;
} {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [changeFrom] = useState(createFilterChanges);
  const isPending = location?.pathname === '/products';
  const filters = isPending ? readFilters(new URLSearchParams(location.search)) : loaded;
  const change = (patch: Partial<ProductFilters>) => {
    // The address is ahead of what is drawn, by a good while on a slow phone.
    const now = isPending ? filters : readFilters(new URLSearchParams(window.location.search));
    changeFrom(now, patch, (to) => navigate(to, { replace: true, preventScrollReset: true }));
  };
  return { filters, isPending, change };
}
