import { data, useSearchParams } from 'react-router';
import { readOrder } from '#contract/orders/orders.ts';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { orderIdOf } from '#web/features/orders/order-id.ts';
import { OrderListSkeleton } from '#web/features/orders/order-list.tsx';
import { Proposals } from '#web/features/orders/proposals.tsx';
import { refusalText } from '#web/i18n/error-text.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import type { Route } from './+types/substitutes';

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

/** What is proposed in the place of goods of an order that have run out, to be answered by whoever ordered them. */
export default function SubstitutesPage({ params }: Route.ComponentProps) {
  const t = useT('orders', 'account');
  const [query] = useSearchParams();
  const { user } = useSession();
  const token = query.get('token') ?? undefined;
  const id = orderIdOf(params.id) ?? 0;
  const {
    data: order,
    refusal,
    reload,
  } = useCall(readOrder, { id, ...(token && { token }) }, token !== undefined || user !== null);
  const content = () => {
    if (refusal && refusal.status !== 0 && refusal.status < 500)
      return (
        <EmptyState title={t('orders.linkEnded')} action={<LinkButton to="/orders">{t('orders.heading')}</LinkButton>}>
          {t('orders.linkEndedText')}
        </EmptyState>
      );
    if (refusal)
      return (
        <Alert tone="error" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
          {refusalText(t, refusal)}
        </Alert>
      );
    if (!order) return <OrderListSkeleton />;
    return <Proposals order={order} token={token ?? null} onAnswered={reload} />;
  };
  return (
    <div className="page-column py-6 sm:py-10">
      <h1 className="mb-6 text-2xl lg:text-3xl">{t('orders.proposals')}</h1>
      <SignedInOnly waiting={<OrderListSkeleton />} isOpen={token !== undefined}>
        {content()}
      </SignedInOnly>
    </div>
  );
}
