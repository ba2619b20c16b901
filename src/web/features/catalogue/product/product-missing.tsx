import PackageX from 'lucide/dist/esm/icons/package-x.mjs';
import { lazy } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

type Again = { onRetry: () => void; isBusy: boolean };

// Where not even the example can be had, that is said.
const DemoProduct = lazy(() =>
  import('./demo-product.tsx').then(
    (file) => ({ default: file.DemoProduct }),
    () => ({ default: (again: Again) => <ProductNotFound reason="demoFailed" {...again} /> }),
  ),
);

/** What stands where a product could not be had: an example, where the shop wants one, or why there is none. */
export function ProductMissing({ hasDemo, isRemoved, ...again }: { hasDemo: boolean; isRemoved: boolean } & Again) {
  if (hasDemo) return <DemoProduct {...again} />;
  return <ProductNotFound reason={isRemoved ? 'removed' : 'detailsFailed'} {...again} />;
}

/** Where a product should be and is not: it was taken out of the shop, the server failed, or there is no example in its place. */
function ProductNotFound({
  reason,
  onRetry,
  isBusy,
}: {
  reason: 'detailsFailed' | 'demoFailed' | 'removed';
  onRetry: () => void;
  isBusy: boolean;
}) {
  const t = useT('help');
  const isRemoved = reason === 'removed';
  return (
    <div className="page-column flex flex-col items-center gap-3 py-16 text-center">
      <Icon shape={PackageX} className="size-12 text-brand" />
      <h1 className="text-2xl">{t('catalogue.notFound')}</h1>
      {!isRemoved && <p className="text-quiet">{t('catalogue.notFoundText')}</p>}
      <p className={isRemoved ? 'text-quiet' : 'text-sm text-quiet'}>{t(`help.${reason}`)}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <LinkButton to="/products">{t('catalogue.browse')}</LinkButton>
        {!isRemoved && (
          <Button variant="secondary" busy={isBusy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
