import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { ProductGrid, twoColumns } from '../product-grid.tsx';

/** Products of the same category; null when they could not be fetched, which is said, with a way to ask again. */
export function RelatedProducts({
  items,
  isBusy,
  onRetry,
}: {
  items: readonly Product[] | null;
  isBusy: boolean;
  onRetry: () => void;
}) {
  const t = useT('product');
  if (items?.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="mb-4 text-2xl">{t('product.related')}</h2>
      {items ? (
        <ProductGrid items={items} className={`${twoColumns} sm:gap-4 lg:grid-cols-4`} />
      ) : (
        <Alert
          tone="warning"
          title={t('product.relatedFailed')}
          action={
            <Button variant="secondary" busy={isBusy} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
    </section>
  );
}
