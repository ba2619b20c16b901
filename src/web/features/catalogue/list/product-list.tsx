import { lazy, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { countFilters, type ProductFilters, productsAddress } from '../filters/product-filters.ts';
import { besideStyle, ProductGrid } from '../product-grid.tsx';
import { ProductGridSkeleton } from '../product-grid-skeleton.tsx';
import type { ProductPage } from './load-products.ts';
import { ShowMore } from './show-more.tsx';
import { useMoreProducts } from './use-more-products.ts';

// Most lists hold something.
const NoProducts = lazy(async () => ({ default: (await import('./no-products.tsx')).NoProducts }));

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
  const { pages, state, last, isBack, showMore } = useMoreProducts(shown, filters);
  if (isPending) return <ProductGridSkeleton />;
  const items = shown ? eachOnce([shown, ...pages]) : [];
  const addressOf = (number: number) => productsAddress({ ...filters, page: number });
  return (
    <>
      {!page && (
        <LoadFailed
          action={
            <LinkButton to={pathname + search} replace preventScrollReset variant="secondary">
              {t('common.retry')}
            </LinkButton>
          }
        />
      )}
      {shown?.items.length === 0 && (
        <NoProducts
          {...{ filters, onClear, total: shown.total, near: shown.near, addressOf: productsAddress }}
          isNarrowed={countFilters(filters) > 0}
        />
      )}
      {shown && last && items.length > 0 && (
        <>
          <ProductGrid
            items={items}
            isFirst
            heading="h2"
            className={isBack ? `${besideStyle} all-laid-out` : besideStyle}
          />
          <div className="mt-8">
            {state === 'failed' && <LoadFailed />}
            <ShowMore
              {...{ last, first: shown, shown: items.length, isLoading: state === 'loading' }}
              to={addressOf(last.page + 1)}
              onMore={showMore}
            />
            <Pagination current={last.page} total={last.totalPage} hrefFor={addressOf} labels={pageLabels} replace />
          </div>
        </>
      )}
    </>
  );
}

function LoadFailed({ action }: { action?: ReactNode }) {
  const t = useT();
  return (
    <Alert tone="error" title={t('catalogue.loadFailed')} className="mb-4" action={action}>
      {t('catalogue.loadFailedText')}
    </Alert>
  );
}

/** The products of all pages; the list may have moved between two of them, and each stands in it once. */
function eachOnce(pages: readonly ProductPage[]): Product[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()];
}
