import { data } from 'react-router';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { NoStore } from '#web/features/catalogue/no-store.tsx';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { unlessAway } from '#web/lib/api/unless-away.ts';
import { loadCategories } from '#web/lib/goods/load-parts.ts';
import { type CacheRule, cacheFirst, useCachedPage } from '#web/lib/page/cache/cached-page.ts';
import { keptCategories, withKeptCategories } from '#web/lib/page/cache/kept-categories.ts';
import { lifetimes } from '#web/lib/page/cache/lifetimes.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { pageStore } from '#web/lib/page/page-request.ts';
import { canonicalAddress, sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import type { Route } from './+types/aisles';

/** `categories` is null when they could not be loaded; `address` when the server was not reached. */
type Loaded = { categories: Category[] | null; address: string | null };

const rule: CacheRule<Loaded> = {
  lifetime: lifetimes.categories,
  isWhole: ({ categories }) => categories !== null,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const [store] = await Promise.all([pageStore(call, request), requirePage(context, 'products', signal)]);
  const categories = store ? await loadCategories(call, store.id, signal) : [];
  const loaded: Loaded = { categories, address: canonicalAddress(request, '/aisles') };
  return data(loaded, { status: categories ? 200 : 503 });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const asked = cacheFirst<Loaded>({ request, serverLoader: () => withKeptCategories<Loaded>(serverLoader()) }, rule);
  return unlessAway(request, asked, () => ({ categories: keptCategories(), address: null }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData;
  if (!shop) return [];
  const t = translatorOf(shop.language);
  const description = t('titles.productsDescription', { store: shop.store?.name ?? '' });
  const head = { title: t('catalogue.categories'), description };
  const address = loaderData?.address;
  return [...pageMeta({ shop: shop.name, ...head }), ...(address ? sharingMeta({ ...head, address }) : [])];
}

/** All aisles of the store: where "Rayons" leads before any script, and a place to come back to. */
export default function Aisles({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { store } = useShop();
  const { data: loaded, source, refresh } = useCachedPage<Loaded>(loaderData, rule);
  if (!store) return <NoStore heading={t('catalogue.categories')} />;
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 py-4 lg:gap-6 lg:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl lg:text-3xl">{t('catalogue.categories')}</h1>
        <LinkButton to="/products" variant="secondary">
          {t('layout.allProducts')}
        </LinkButton>
      </div>
      {loaded.categories ? (
        <CategoryTiles categories={loaded.categories} />
      ) : (
        <Alert
          tone="error"
          title={t('catalogue.categoriesFailed')}
          action={
            <Button variant="secondary" busy={source.isRefreshing} onClick={() => void refresh()}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
    </div>
  );
}
