import { useEffect } from 'react';
import { data, useSearchParams } from 'react-router';
import { readOrder } from '#contract/orders/orders.ts';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { openedByLink } from '#web/features/checkout/placed-order-store.ts';
import { orderIdOf } from '#web/features/orders/order-id.ts';
import { OrderListSkeleton } from '#web/features/orders/order-list.tsx';
import { OrderView } from '#web/features/orders/order-view.tsx';
import { refusalText } from '#web/i18n/error-text.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Breadcrumb } from '#web/ui/list/breadcrumb.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import type { Route } from './+types/order';

/** What can be no order is no page; whose an order is, the server answers to the browser alone. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (orderIdOf(params.id) === null) throw data(null, { status: 404 });
  const language = languageOf(request);
  await loadWords(language, ['account', 'orders']);
  return { title: translatorOf(language)('titles.orders') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** One order: the customer's own, or the one that the link in a guest's mail opens by its `token`. */
export default function OrderPage({ params }: Route.ComponentProps) {
  const t = useT('orders', 'account');
  const [query] = useSearchParams();
  const { user } = useSession();
  const { stores } = useShop();
  const [hasTracking, hasSecondVersion] = [useFlag('features.orderTracking'), useFlag('versions.v2')];
  const mayTrack = hasTracking && hasSecondVersion;
  const token = query.get('token') ?? undefined;
  const id = orderIdOf(params.id) ?? 0;
  const canAsk = token !== undefined || user !== null;
  const { data: order, refusal, reload } = useCall(readOrder, { id, ...(token && { token }) }, canAsk);

  const waits = order !== undefined && order !== null && waitsForPayer(order);
  // The provider leads back to an address without it.
  useEffect(() => {
    if (token && waits) openedByLink.keep({ id, token });
  }, [id, token, waits]);

  const content = () => {
    if (refusal?.code === 'invalidToken')
      return (
        <EmptyState
          title={t('orders.linkEnded')}
          action={
            <>
              {mayTrack && <LinkButton to="/track-order">{t('orders.trackTitle')}</LinkButton>}
              <LinkButton to="/orders" variant={mayTrack ? 'secondary' : 'primary'}>
                {t('orders.heading')}
              </LinkButton>
            </>
          }
        >
          {t(mayTrack ? 'orders.linkEndedTrack' : 'orders.linkEndedText')}
        </EmptyState>
      );
    if (refusal?.status === 404 || refusal?.status === 422)
      return (
        <EmptyState title={t('orders.unknown')} action={<LinkButton to="/orders">{t('orders.heading')}</LinkButton>}>
          {t('orders.unknownText')}
        </EmptyState>
      );
    if (refusal)
      return (
        <Alert tone="error" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
          {refusalText(t, refusal)}
        </Alert>
      );
    if (!order) return <OrderListSkeleton />;
    const store = stores.find((store) => store.id === order.storeId);
    return <OrderView order={order} store={store} token={token ?? null} onChanged={reload} />;
  };
  return (
    <div className="page-column py-6 sm:py-10">
      {user && (
        <Breadcrumb
          label={t('common.youAreHere')}
          items={[{ name: t('orders.heading'), to: '/orders' }, { name: order?.orderNumber ?? '…' }]}
        />
      )}
      {!order && <h1 className="mb-6 text-2xl lg:text-3xl">{t('orders.heading')}</h1>}
      <SignedInOnly waiting={<OrderListSkeleton />} isOpen={token !== undefined}>
        {content()}
      </SignedInOnly>
    </div>
  );
}
