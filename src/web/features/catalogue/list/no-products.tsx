import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { Product } from '#contract/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { countFilters, type ProductFilters, productsAddress } from '../filters/product-filters.ts';
import { ProductGrid } from '../product-grid.tsx';

/**
 * No product on this page, and the ways out that fit: the first page, the search alone, everything; under them `near`,
 * what has some of the words.
 */
export function NoProducts({
  filters,
  total,
  near,
  onClear,
}: {
  filters: ProductFilters;
  total: number;
  near: readonly Product[];
  onClear: () => void;
}) {
  const t = useT('list');
  const { search } = filters;
  if (total > 0)
    return (
      <EmptyState
        icon={<Icon shape={SearchX} />}
        title={t('catalogue.pageEmpty')}
        action={
          <LinkButton replace to={productsAddress({ ...filters, page: 1 })}>
            {t('catalogue.firstPage')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <EmptyState
        icon={<Icon shape={SearchX} />}
        title={t('list.noProducts')}
        action={
          <>
            {search && countFilters(filters) > 0 && (
              <LinkButton replace variant="secondary" to={productsAddress({ search })}>
                {t('catalogue.resultsFor', { search })}
              </LinkButton>
            )}
            {search && countFilters(filters) > 0 && (
              <LinkButton replace variant="secondary" to={productsAddress({ ...filters, search: '', page: 1 })}>
                {t('list.clearSearch', { search })}
              </LinkButton>
            )}
            <LinkButton replace to="/products" onClick={onClear}>
              {t('list.clearFilters')}
            </LinkButton>
          </>
        }
      >
        <p>{t('list.noProductsHint')}</p>
      </EmptyState>
      {near.length > 0 && (
        <section>
          <h2 className="mb-4 text-xl">{t('list.near')}</h2>
          <ProductGrid items={near} />
        </section>
      )}
    </>
  );
}
