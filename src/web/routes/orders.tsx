import { useSearchParams } from 'react-router';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { JustPlaced } from '#web/features/orders/just-placed.tsx';
import { orderIdOf } from '#web/features/orders/order-id.ts';
import { OrderList, OrderListSkeleton } from '#web/features/orders/order-list.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import type { Route } from './+types/orders';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  await loadWords(language, ['account', 'orders']);
  return { title: translatorOf(language)('titles.orders') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** The customer's orders; `orderId` is the one just placed. */
export default function Orders() {
  const t = useT('orders', 'account');
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
  const placed = orderIdOf(query.get('orderId') ?? '');
  return (
    <div className="page-column py-6 sm:py-10">
      <h1 className="mb-6 text-2xl lg:text-3xl">{t('orders.heading')}</h1>
      <SignedInOnly waiting={<OrderListSkeleton />}>
        {placed && <JustPlaced id={placed} />}
        <h2 className="mb-4 text-xl">{t('orders.mine')}</h2>
        <OrderList page={page} highlight={placed} />
      </SignedInOnly>
    </div>
  );
}
