import { useEffect } from 'react';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { openedByLink } from '#web/features/checkout/placed-order-store.ts';
import { loadOrderPage } from '#web/features/orders/load-order-page.ts';
import { useOpenedOrder } from '#web/features/orders/opened-order.tsx';
import { OrderListSkeleton } from '#web/features/orders/order-list.tsx';
import { OrderView } from '#web/features/orders/order-view.tsx';
import { useT } from '#web/i18n/use-t.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Breadcrumb } from '#web/ui/list/breadcrumb.tsx';
import type { Route } from './+types/order';

export function loader(args: Route.LoaderArgs) {
  return loadOrderPage(args);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** One order: the customer's own, or the one that the link in a guest's mail opens. */
export default function OrderPage({ params }: Route.ComponentProps) {
  const t = useT('orders', 'account');
  const { user } = useSession();
  const { stores } = useShop();
  const { id, token, order, reload, instead } = useOpenedOrder(params.id);
  const waits = order !== null && waitsForPayer(order);
  // The provider leads back to an address without it.
  useEffect(() => {
    if (token && waits) openedByLink.keep({ id, token });
  }, [id, token, waits]);
  return (
    <div className="page-column py-6 sm:py-10">
      {user && (
        <Breadcrumb
          label={t('common.youAreHere')}
          items={[{ name: t('orders.heading'), to: '/orders' }, { name: order?.orderNumber ?? '…' }]}
        />
      )}
      {!order && <h1 className="mb-6 text-2xl lg:text-3xl">{t('orders.heading')}</h1>}
      <SignedInOnly waiting={<OrderListSkeleton />} isOpen={token !== null}>
        {instead}
        {!instead && order && (
          <OrderView
            order={order}
            store={stores.find((store) => store.id === order.storeId)}
            token={token}
            onChanged={reload}
          />
        )}
      </SignedInOnly>
    </div>
  );
}
