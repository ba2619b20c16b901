import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { OrderFilters, orderFilterOf } from '#web/features/orders/order-filter.tsx';
import { orderIdOf } from '#web/features/orders/order-id.ts';
import { OrderList, OrderListSkeleton } from '#web/features/orders/order-list.tsx';
import { JustPlaced } from '#web/features/orders/placed-notices.tsx';
import { TrackBox } from '#web/features/orders/track/track-box.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { unlessAway } from '#web/lib/api/unless-away.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import type { Route } from './+types/orders';

export async function loader({ request }: Route.LoaderArgs) {
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

/** Below the orders, with a script of its own; somebody who types there loses nothing when the session ends. */
const OwnReviews = lazy(async () => ({
  default: (await import('#web/features/reviews/own/own-reviews.tsx')).OwnReviews,
}));

const pageOf = (value: string | null) => Math.max(1, Math.trunc(Number(value ?? 1)) || 1);

/** The customer's orders, and what they said of what they bought; `orderId` is the order just placed. */
export default function Orders() {
  const t = useT('orders', 'account');
  const [query] = useSearchParams();
  const hasReviews = useFlag('products.reviews');
  const isTracked = useFlag('features.orderTracking');
  const { user } = useSession();
  const isHydrated = useHydrated();
  const filter = orderFilterOf(query.get('status'));
  const placed = orderIdOf(query.get('orderId') ?? '');
  return (
    <div className="page-column py-6 sm:py-10">
      <h1 className="mb-6 text-2xl lg:text-3xl">{t('orders.heading')}</h1>
      <SignedInOnly waiting={<OrderListSkeleton />}>
        {placed && <JustPlaced id={placed} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <nav aria-label={t('orders.ways')} className="mb-8 flex flex-wrap gap-3">
              <LinkButton to="/lists/often" variant="secondary">
                {t('orders.often')}
              </LinkButton>
              <LinkButton to="/lists" variant="secondary">
                {t('orders.lists')}
              </LinkButton>
            </nav>
            <h2 className="mb-4 text-xl">{t('orders.mine')}</h2>
            <OrderFilters current={filter} />
            <OrderList page={pageOf(query.get('page'))} filter={filter} highlight={placed} />
          </div>
          {isTracked && <TrackBox isOwn />}
        </div>
      </SignedInOnly>
      {isHydrated && !user && isTracked && <TrackBox />}
      {hasReviews && (
        <Suspense>
          <OwnReviews page={pageOf(query.get('reviews'))} />
        </Suspense>
      )}
    </div>
  );
}
