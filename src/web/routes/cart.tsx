import { lazy, Suspense } from 'react';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { CartContents } from '#web/features/cart/cart-contents.tsx';
import { NoStore } from '#web/features/catalogue/no-store.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { unlessAway } from '#web/lib/api/unless-away.ts';
import { loadCategories } from '#web/lib/goods/load-parts.ts';
import { keptCategories } from '#web/lib/page/cache/kept-categories.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { pageStore } from '#web/lib/page/page-request.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import type { Route } from './+types/cart';

/** The cart itself is known to the browser alone; the server knows what its categories are called. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const [store] = await Promise.all([pageStore(call, request), requirePage(context, 'cart', signal)]);
  const categories = store && (await loadCategories(call, store.id, signal));
  return { labels: labelsOf(categories) };
}

/** Without the server the cart stands all the same: it is the browser's own. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return unlessAway(request, serverLoader(), () => ({ labels: labelsOf(keptCategories()) }));
}

export function meta({ matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData;
  return shop ? pageMeta({ shop: shop.name, title: translatorOf(shop.language)('titles.cart'), hidden: true }) : [];
}

// Beneath a cart with something in it, with a script of its own: the cart does not wait for it.
const ForgottenStrip = lazy(async () => ({
  default: (await import('#web/features/catalogue/forgotten-strip.tsx')).ForgottenStrip,
}));

export default function Cart({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { store } = useShop();
  return (
    <div className="page-column min-h-[85dvh] py-5 lg:py-8">
      <h1 tabIndex={-1} className="mb-2 text-2xl outline-none lg:text-3xl">
        {t('cart.heading')}
      </h1>
      {store ? (
        <CartContents store={store} labels={loaderData.labels}>
          <Suspense>
            <ForgottenStrip storeId={store.id} />
          </Suspense>
        </CartContents>
      ) : (
        <NoStore />
      )}
    </div>
  );
}

function labelsOf(categories: readonly Category[] | null): Record<string, string> {
  return Object.fromEntries((categories ?? []).map(({ id, label }) => [id, label]));
}
