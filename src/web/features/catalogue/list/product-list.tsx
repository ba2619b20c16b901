import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { type ProductFilters, productsAddress } from '../filters/product-filters.ts';
import { ProductGrid } from '../product-grid.tsx';
import { ProductGridSkeleton } from '../product-grid-skeleton.tsx';
import type { ProductPage } from './load-products.ts';
import { NoProducts } from './no-products.tsx';

/**
 * The products found and the way through their pages. `page` is null when they could not be had: what was there before
 * stays, under a message and a way to try again.
 */
export function ProductList({
  page,
  filters,
  isPending,
  onClear,
}: {
  page: ProductPage | null;
  filters: ProductFilters;
  isPending: boolean;
  onClear: () => void;
}) {
  const t = useT();
  const pageLabels = usePageLabels();
  const { pathname, search } = useLocation();
  const [shown, show] = useState(page);
  if (page && page !== shown) show(page);
  if (isPending) return <ProductGridSkeleton />;
  return (
    <>
      {!page && (
        <Alert
          tone="error"
          title={t('catalogue.loadFailed')}
          className="mb-4"
          action={
            <LinkButton to={pathname + search} replace preventScrollReset variant="secondary">
              {t('common.retry')}
            </LinkButton>
          }
        >
          {t('catalogue.loadFailedText')}
        </Alert>
      )}
      {shown?.items.length === 0 && (
        <NoProducts filters={filters} total={shown.total} near={shown.near} onClear={onClear} />
      )}
      {shown && shown.items.length > 0 && (
        <>
          <ProductGrid items={shown.items} isFirst heading="h2" />
          <div className="mt-8">
            <Pagination
              current={shown.page}
              total={shown.totalPage}
              hrefFor={(number) => productsAddress({ ...filters, page: number })}
              labels={pageLabels}
              replace
            />
          </div>
        </>
      )}
    </>
  );
}
