import { useEffect } from 'react';
import { data, useLocation } from 'react-router';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { openedByLink } from '#web/features/checkout/placed-order-store.ts';
import { useOpenedOrder } from '#web/features/orders/opened-order.tsx';
import { orderIdOf } from '#web/features/orders/order-id.ts';
import { OrderListSkeleton } from '#web/features/orders/order-list.tsx';
import { OrderView } from '#web/features/orders/order-view.tsx';
import { Proposals } from '#web/features/orders/proposals.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { unlessAway } from '#web/lib/api/unless-away.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Breadcrumb } from '#web/ui/list/breadcrumb.tsx';
import type { Route } from './+types/order';

/** What can be no order is no page; whose an order is, the server answers to the browser alone. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (orderIdOf(params.id) === null) throw data(null, { status: 404 });
  const language = languageOf(request);
  await loadWords(language, ['account', 'orders']);
  return { title: translatorOf(language)('titles.orders') };
}

/** Without the server the page stands all the same, with what the device keeps. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return unlessAway(request, serverLoader(), () => ({ title: document.title }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/**
 * One order: the customer's own, or the one that the link in a guest's mail opens. At `/order/:id/substitutes` what is
 * proposed in the place of its goods that have run out, to be answered.
 */
export default function OrderPage({ params }: Route.ComponentProps) {
  const t = useT('orders', 'account');
  const { user } = useSession();
  const isAnswering = useLocation().pathname.endsWith('/substitutes');
  const { stores } = useShop();
  const { id, token, order, reload, instead, above } = useOpenedOrder(params.id);
  const waits = order !== null && waitsForPayer(order);
  // The provider leads back to an address without it.
  useEffect(() => {
    if (token && waits) openedByLink.keep({ id, token });
  }, [id, token, waits]);
  return (
    <div className="page-column py-6 sm:py-10">
      {user && !isAnswering && (
        <Breadcrumb
          label={t('common.youAreHere')}
          items={[{ name: t('orders.heading'), to: '/orders' }, { name: order?.orderNumber ?? '…' }]}
        />
      )}
      {(isAnswering || !order) && (
        <h1 className="mb-6 text-2xl lg:text-3xl">{t(isAnswering ? 'orders.proposals' : 'orders.heading')}</h1>
      )}
      <SignedInOnly waiting={<OrderListSkeleton />} isOpen={token !== null}>
        {instead}
        {!instead && above}
        {!instead && order && isAnswering && <Proposals order={order} token={token} onAnswered={reload} />}
        {!instead && order && !isAnswering && (
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
