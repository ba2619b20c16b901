import { lazy, Suspense } from 'react';
import { data, useSearchParams } from 'react-router';
import { readSharedList, type SharedList } from '#contract/cart/lists.ts';
import { isRefusal } from '#contract/errors.ts';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { unlessAway } from '#web/lib/api/unless-away.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import type { Route } from './+types/lists';

// Loaded by themselves: the names of their parts stay out of the list of routes, which every page loads.
const OwnLists = lazy(async () => ({ default: (await import('#web/features/orders/lists/own-lists.tsx')).OwnLists }));
const SharedListView = lazy(async () => ({
  default: (await import('#web/features/orders/lists/shared-list-view.tsx')).SharedListView,
}));

const OftenBought = lazy(async () => ({
  default: (await import('#web/features/orders/often/often-bought.tsx')).OftenBought,
}));
const ProductGrid = lazy(async () => ({
  default: (await import('#web/features/catalogue/product-grid.tsx')).ProductGrid,
}));
const AddProduct = lazy(async () => ({
  default: (await import('#web/features/orders/lists/add-product.tsx')).AddProduct,
}));

/** The address may hold what opens somebody's list: the page is cached nowhere, and sends no referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/**
 * One's own lists, which the browser asks for (`?add=` is a product that one of them is to have), what one buys often
 * (`/lists/often`), or the list that is shared by `/lists/shared/{token}`.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { view, token } = params;
  const isThere =
    view === 'shared' ? token !== undefined : view === undefined || (view === 'often' && token === undefined);
  if (!isThere) throw data(null, { status: 404 });
  const language = languageOf(request);
  await loadWords(language, ['account', 'orders']);
  let shared: SharedList | null = null;
  if (token !== undefined)
    try {
      shared = await context.get(apiContext)(readSharedList, { token }, { signal: request.signal });
    } catch (error) {
      throw isRefusal(error) && error.status === 404 ? data(null, { status: 404 }) : error;
    }
  const isOften = view === 'often';
  const t = translatorOf<'orders'>(language);
  return { shared, isOften, title: shared?.name ?? t(isOften ? 'orders.often' : 'orders.lists') };
}

/** Without the server one's own lists stand all the same, as the device keeps them. */
export function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const isOften = params.view === 'often';
  return unlessAway(request, serverLoader(), () => ({ shared: null, isOften, title: document.title }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

const waiting = <Skeleton className="h-40" />;

export default function Lists({ loaderData: { shared, isOften } }: Route.ComponentProps) {
  const t = useT('orders', 'account');
  const [query] = useSearchParams();
  const added = query.get('add');
  return (
    <div className="page-column py-6 sm:py-10">
      {shared ? (
        <SharedListView list={shared} />
      ) : (
        <>
          <h1 className="mb-6 text-2xl lg:text-3xl">{t(isOften ? 'orders.often' : 'orders.lists')}</h1>
          <SignedInOnly waiting={waiting}>
            <Suspense fallback={waiting}>{isOften ? <OftenBought Grid={ProductGrid} /> : <OwnLists />}</Suspense>
            <Suspense>{added !== null && !isOften && <AddProduct key={added} text={added} />}</Suspense>
          </SignedInOnly>
        </>
      )}
    </div>
  );
}
