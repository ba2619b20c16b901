import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { loadOrderPage } from '#web/features/orders/load-order-page.ts';
import { useOpenedOrder } from '#web/features/orders/opened-order.tsx';
import { OrderListSkeleton } from '#web/features/orders/order-list.tsx';
import { Proposals } from '#web/features/orders/proposals.tsx';
import { useT } from '#web/i18n/use-t.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import type { Route } from './+types/substitutes';

export function loader(args: Route.LoaderArgs) {
  return loadOrderPage(args);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** What is proposed in the place of goods of an order that have run out, to be answered by whoever ordered them. */
export default function SubstitutesPage({ params }: Route.ComponentProps) {
  const t = useT('orders', 'account');
  const { token, order, reload, instead } = useOpenedOrder(params.id);
  return (
    <div className="page-column py-6 sm:py-10">
      <h1 className="mb-6 text-2xl lg:text-3xl">{t('orders.proposals')}</h1>
      <SignedInOnly waiting={<OrderListSkeleton />} isOpen={token !== null}>
        {instead}
        {!instead && order && <Proposals order={order} token={token} onAnswered={reload} />}
      </SignedInOnly>
    </div>
  );
}
