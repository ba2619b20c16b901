import { useNavigate, useNavigation } from 'react-router';
import { type ProductFilters, productsAddress, readFilters } from './product-filters.ts';

/**
 * The filters to show, those on their way included, and how to change them: the address is replaced, at page 1
 * (storefront, 2 and 4). A change that changes nothing goes nowhere.
 */
export function useFilters(loaded: ProductFilters): {
  filters: ProductFilters;
  isPending: boolean;
  change: (patch: Partial<ProductFilters>) => void;
} {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isPending = location?.pathname === '/products';
  const filters = isPending ? readFilters(new URLSearchParams(location.search)) : loaded;
  const change = (patch: Partial<ProductFilters>) => {
    const to = productsAddress({ ...filters, page: 1, ...patch });
    if (to !== productsAddress(filters)) void navigate(to, { replace: true, preventScrollReset: true });
  };
  return { filters, isPending, change };
}
