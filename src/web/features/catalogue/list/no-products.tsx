import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ProductFilters } from '../filters/product-filters.ts';
import { besideStyle, ProductGrid } from '../product-grid.tsx';

/**
 * No product on this page, and the ways out that fit: the first page, the search alone, everything; under them `near`,
 * what has some of the words, for which the message stays low, so that a phone shows both at once.
 * What the list knows of addresses is handed over: this is loaded when it is needed, and would take the filters into the
 * scripts of every page.
 */
export function NoProducts({
  filters,
  total,
  near,
  isNarrowed,
  addressOf,
  onClear,
}: {
  filters: ProductFilters;
  total: number;
  near: readonly Product[];
  /** More than a search was chosen. */
  isNarrowed: boolean;
  addressOf: (filters: Partial<ProductFilters>) => string;
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
          <LinkButton replace to={addressOf({ ...filters, page: 1 })}>
            {t('catalogue.firstPage')}
          </LinkButton>
        }
      />
    );
  const isFiltered = search !== '' && isNarrowed;
  const waysOut = (
    <>
      {isFiltered && (
        <LinkButton replace variant="secondary" to={addressOf({ search })}>
          {t('catalogue.resultsFor', { search })}
        </LinkButton>
      )}
      {isFiltered && (
        <LinkButton replace variant="secondary" to={addressOf({ ...filters, search: '', page: 1 })}>
          {t('list.clearSearch', { search })}
        </LinkButton>
      )}
      <LinkButton replace to="/products" onClick={onClear}>
        {t('list.clearFilters')}
      </LinkButton>
    </>
  );
  if (near.length === 0)
    return (
      <EmptyState icon={<Icon shape={SearchX} />} title={t('list.noProducts')} action={waysOut}>
        <p>{t('list.noProductsHint')}</p>
      </EmptyState>
    );
  return (
    <>
      <h2 className="text-xl">{t('list.noProducts')}</h2>
      <p className="text-quiet">{t('list.noProductsHint')}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">{waysOut}</div>
      <section className="mt-6">
        <h2 className="mb-3 text-xl">{t('list.near')}</h2>
        <ProductGrid items={near} className={besideStyle} />
      </section>
    </>
  );
}
