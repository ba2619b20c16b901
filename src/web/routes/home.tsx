import { Children } from 'react';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { readOftenBought } from '#contract/catalogue/shop-strips.ts';
import { readShop } from '#contract/stores/stores.ts';
import type { Language } from '#domain/language/language.ts';
import { productsAddress } from '#web/features/catalogue/filters/product-filters.ts';
import { NoStore } from '#web/features/catalogue/no-store.tsx';
import { ProductGrid } from '#web/features/catalogue/product-grid.tsx';
import { ProductStrip } from '#web/features/catalogue/product-strip.tsx';
import { SectionHead } from '#web/features/catalogue/section-head.tsx';
import { useOwnPrices } from '#web/features/catalogue/use-own-prices.ts';
import { AisleGroups } from '#web/features/home/aisle-groups.tsx';
import { withDefaultCategories } from '#web/features/home/default-categories.ts';
import { type Goods, loadGoods, noGoods } from '#web/features/home/load-goods.ts';
import { loadSaid } from '#web/features/home/load-said.ts';
import { nextHours } from '#web/features/home/next-hours.ts';
import { Promises } from '#web/features/home/promises.tsx';
import { type SaidOfDelivery, sayDelivery } from '#web/features/home/say-delivery.ts';
import { sharedPage } from '#web/features/home/shared-page.ts';
import { StoreCard } from '#web/features/home/store-card.tsx';
import { nothingSaid, type Said, TopOfHome } from '#web/features/home/top-of-home.tsx';
import { useOwnGoods } from '#web/features/home/use-own-goods.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { api } from '#web/lib/api/api.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { unlessAway } from '#web/lib/api/unless-away.ts';
import { loadCategories } from '#web/lib/goods/load-parts.ts';
import { type CacheRule, cacheFirst, useCachedPage } from '#web/lib/page/cache/cached-page.ts';
import { keptCategories, withKeptCategories } from '#web/lib/page/cache/kept-categories.ts';
import { lifetimes } from '#web/lib/page/cache/lifetimes.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf, pageStore } from '#web/lib/page/page-request.ts';
import { sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { storeSchemas } from '#web/lib/page/structured-data.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { KeptBanner } from '#web/shared/device/kept-banner.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { listedStores } from '#web/shared/stores/listed-stores.ts';
import { openState } from '#web/shared/stores/open-state.ts';
import { StoreHours } from '#web/shared/stores/store-hours.tsx';
import { useNow } from '#web/shared/stores/use-now.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import type { Route } from './+types/home';

type Loaded = {
  /** For search engines; null where the server was not reached. */
  page: { address: string; image: string | null } | null;
  categories: Category[] | null;
  /** Instead of categories that could not be had. */
  defaultCategories: Category[];
  goods: Goods;
  said: Said;
  /** What the store says of its delivery to a stranger; null without a store, and where it could not be had. */
  delivery: SaidOfDelivery | null;
  /** Of the list that begins with what is bought most: not named where every list begins so. */
  popularPath: string;
};

const withoutStore = { categories: [], defaultCategories: [], goods: noGoods, delivery: null };

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const store = await pageStore(call, request);
  const [said, { currency, defaultSort }] = await Promise.all([
    loadSaid(call, store?.id, signal),
    call(readShop, {}, { signal }),
  ]);
  const popularPath = productsAddress({ sortBy: 'popular', defaultSort });
  if (!store) return { page: sharedPage(request, said.text), said, popularPath, ...withoutStore } satisfies Loaded;
  const [categories, goods] = await Promise.all([
    loadCategories(call, store.id, signal),
    loadGoods(call, store.id, signal),
  ]);
  const delivery = await sayDelivery(store, currency, languageOf(request));
  return withDefaultCategories(
    { page: sharedPage(request, said.text, goods), categories, goods, said, delivery, popularPath },
    languageOf(request),
  ) satisfies Promise<Loaded>;
}

const rule: CacheRule<Loaded> = {
  lifetime: lifetimes.featured,
  isWhole: ({ categories, goods }) => categories !== null && goods.fault === null,
};

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const withDefaults = <T extends Pick<Loaded, 'categories'>>(answer: T | Promise<T>) =>
    withDefaultCategories(answer, document.documentElement.lang);
  const load = () => withDefaults(withKeptCategories<Loaded>(serverLoader()));
  const goods = { ...noGoods, fault: 'catalogue.loadFailed' as const };
  return unlessAway(request, cacheFirst({ request, serverLoader: load }, rule), () =>
    withDefaults({
      page: null,
      categories: keptCategories(),
      goods,
      said: nothingSaid,
      delivery: null,
      popularPath: '/products',
    }),
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData;
  if (!shop) return [];
  const t = translatorOf(shop.language);
  const head = { title: t('titles.home'), description: t('titles.homeDescription') };
  const sharing = loaderData?.page ? sharingMeta({ ...head, ...loaderData.page }) : [];
  const schemas =
    import.meta.env.SSR && loaderData?.page
      ? storeSchemas({ ...shop, stores: listedStores(shop) }, loaderData.page)
      : [];
  return [...pageMeta({ shop: shop.name, ...head }), ...sharing, ...schemas];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useT('home');
  const format = useFormat();
  const now = useNow();
  const { store, flags } = useShop();
  const { pages, products } = flags;
  const allGoods = pages.products ? '/products' : undefined;
  const { data: loaded, source, refresh } = useCachedPage<Loaded>(loaderData, rule);
  const categories = loaded.categories ?? [];
  const tiles = loaded.categories ?? loaded.defaultCategories;
  const areDefault = loaded.categories === null && tiles.length > 0;
  const goods = useOwnPrices(loaded.goods, async (signal) => (store ? loadGoods(api, store.id, signal) : loaded.goods));
  const { featured, offers, newArrivals, bestSellers } = goods;
  const language = useLanguage();
  const { own, box, room } = useOwnGoods(store?.id, (id, signal) => loadOwn(id, language, signal));
  const strips = [
    products.discountedOnly && pages.products && offers.length > 0 && (
      <section key="offers">
        <SectionHead title={t('catalogue.offers')} to="/offers" />
        <ProductStrip items={offers} label={t('catalogue.offers')} to="/offers" isFirst />
      </section>
    ),
    products.bestSellers && bestSellers.length > 0 && store && (
      <section key="bestSellers">
        <SectionHead title={t('home.bestSellers')} text={t('home.bestSellersText', { store: store.name })} />
        <ProductStrip items={bestSellers} label={t('home.bestSellers')} to={allGoods && loaded.popularPath} />
      </section>
    ),
  ].filter(Boolean);
  const [first, ...others] = strips;
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-6 py-4 lg:gap-8">
      <TopOfHome said={loaded.said} delivery={loaded.delivery} goods={goods} />
      {!store && <NoStore />}
      <KeptBanner source={source} onRetry={refresh} />
      {!rule.isWhole?.(loaded) && (
        <Alert
          tone="error"
          title={t(loaded.goods.fault ?? 'home.categoriesFailed')}
          action={
            <Button variant="secondary" busy={source.isRefreshing} onClick={() => void refresh()}>
              {t('common.retry')}
            </Button>
          }
        >
          {areDefault && t('home.defaultCategories')}
        </Alert>
      )}
      {(first || own) && (
        <div ref={box} style={room} className="grid grid-cols-[minmax(0,1fr)]">
          {own ? <own.OwnStrip own={own} Strip={ProductStrip} /> : first}
        </div>
      )}
      {pages.products && tiles.length > 0 && (
        <section data-far className="far">
          <SectionHead title={t('catalogue.categories')} to="/products" />
          <AisleGroups categories={tiles} />
        </section>
      )}
      {Children.map(
        [...others, own && first],
        (strip) =>
          strip && (
            <div data-far className="far">
              {strip}
            </div>
          ),
      )}
      {products.featured && featured.length > 0 && store && (
        <section data-far className="far">
          <SectionHead title={t('home.featured')} text={t('home.featuredText', { store: store.name })} />
          <ProductGrid items={featured} />
        </section>
      )}
      {products.newArrivals && newArrivals.length > 0 && (
        <section data-far className="far">
          <SectionHead title={t('home.newArrivals')} text={t('home.newArrivalsText')} />
          <ProductStrip items={newArrivals} label={t('home.newArrivals')} to={allGoods} />
        </section>
      )}
      {store && <Promises delivery={loaded.delivery} categories={categories} />}
      {store && (
        <StoreCard
          store={store}
          state={now && openState(store, now, t, format)}
          next={now && nextHours(store, now, t, format)}
        >
          <StoreHours hours={store.openingHours} />
        </StoreCard>
      )}
    </div>
  );
}

/** What the shopper buys often, with the scripts and words that show it: nobody else needs them. Null without any. */
async function loadOwn(storeId: number, language: Language, signal: AbortSignal) {
  const [answer, { OwnStrip }] = await Promise.all([
    api(readOftenBought, { storeId }, { signal }),
    import('#web/features/orders/own-strip.tsx'),
    loadWords(language, ['orders']),
  ]);
  return answer.items.length > 0 ? { ...answer, OwnStrip } : null;
}
