import PackageOpen from 'lucide/dist/esm/icons/package-open.mjs';
import type { ComponentType } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { readOftenBought } from '#contract/catalogue/shop-strips.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { AddAll } from '../again/order-again.tsx';

/** As many as the server answers at most. */
const most = 48;

/** What a customer buys often of what the chosen store has, each to be put in the cart or all at once; `Grid` shows them. */
export function OftenBought({ Grid }: { Grid: ComponentType<{ items: readonly Product[]; heading: 'h2' }> }) {
  const t = useT('orders');
  const { store } = useShop();
  const { data, refusal, reload } = useCall(
    readOftenBought,
    { storeId: store?.id ?? 0, per_page: most },
    store !== null,
  );
  if (!data && refusal)
    return (
      <Alert tone="error" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
        {refusalText(t, refusal)}
      </Alert>
    );
  if (!data && store) return <Skeleton className="h-40" />;
  const items = data?.items ?? [];
  if (items.length === 0)
    return (
      <EmptyState
        icon={<Icon shape={PackageOpen} />}
        title={t('orders.oftenNone')}
        action={<LinkButton to="/products">{t('orders.browse')}</LinkButton>}
      >
        {t('orders.oftenNoneText')}
      </EmptyState>
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-quiet">{t('orders.oftenText', { store: store?.name ?? '' })}</p>
        <AddAll items={items.map(toGood)} label={t('orders.listAddAll')} />
      </div>
      <Grid items={items} heading="h2" />
    </>
  );
}

function toGood({ id, name, firstQuantity, product }: Product) {
  return { productId: id, productName: name, quantity: firstQuantity, unit: product.unit };
}
