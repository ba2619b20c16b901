import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, redirect } from 'react-router';
import { readProduct } from '#contract/catalogue/catalogue.ts';
import { originName } from '#domain/catalogue/origin-name.ts';
import { idFromSlug } from '#domain/catalogue/slug.ts';
import { isLanguage } from '#domain/language/language.ts';
import { DataSourceBadge } from '#web/features/catalogue/data-source-badge.tsx';
import { loadProductPage, loadRelated } from '#web/features/catalogue/product/load-product-page.ts';
import { ProductFacts } from '#web/features/catalogue/product/product-facts.tsx';
import { ProductFood } from '#web/features/catalogue/product/product-food.tsx';
import { ProductGallery } from '#web/features/catalogue/product/product-gallery.tsx';
import { ProductPurchase } from '#web/features/catalogue/product/product-purchase.tsx';
import { breadcrumbSchema, productSchema } from '#web/features/catalogue/product/product-schema.ts';
import { RelatedProducts } from '#web/features/catalogue/product/related-products.tsx';
import { ProductRating } from '#web/features/catalogue/product-rating.tsx';
import { useOwnPrices } from '#web/features/catalogue/use-own-prices.ts';
import { UnexpectedMessage } from '#web/features/layout/unexpected-message.tsx';
import { ReviewsLater } from '#web/features/reviews/reviews-later.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords, type Translate } from '#web/i18n/words.ts';
import { api } from '#web/lib/api/api.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { isNetworkError } from '#web/lib/api/unless-away.ts';
import { categoryAddress } from '#web/lib/goods/category-address.ts';
import { pictureAt } from '#web/lib/goods/picture-sizes.ts';
import { type CacheRule, cacheFirst, useCachedPage } from '#web/lib/page/cache/cached-page.ts';
import { freshData } from '#web/lib/page/cache/fresh-meta.tsx';
import { lifetimes } from '#web/lib/page/cache/lifetimes.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf, pageStore } from '#web/lib/page/page-request.ts';
import { absoluteAddress, canonicalAddress, sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { useTryAgain } from '#web/lib/page/use-try-again.ts';
import { formatFor } from '#web/lib/writing/format.ts';
import { KeptBanner } from '#web/shared/device/kept-banner.tsx';
import { useFlag, useFlags } from '#web/shared/shop/flags.ts';
import { Breadcrumb } from '#web/ui/list/breadcrumb.tsx';
import type { Route } from './+types/product';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const [store] = await Promise.all([pageStore(call, request), requirePage(context, 'products', signal)]);
  const id = idFromSlug(params.slug);
  const page = store && id ? await loadProductPage(call, { id, storeId: store.id }, signal) : null;
  if (!page) throw redirect('/products');
  const { item } = page;
  const path = `/products/${item.slug}`;
  if (item.slug !== params.slug) throw redirect(path + new URL(request.url).search, 301);
  return {
    ...page,
    // Computed by the server alone: the names of countries differ between browsers.
    origin: item.origin && originName(item.origin, languageOf(request)),
    address: canonicalAddress(request, path),
    images: item.product.pictures.map((picture) => absoluteAddress(request, pictureAt(picture, 1200))),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
const rule: CacheRule<Loaded> = { lifetime: lifetimes.products, isWhole: ({ others }) => others !== null };

export function clientLoader(args: Route.ClientLoaderArgs): Promise<Loaded> {
  const { lang } = document.documentElement;
  // Beside the data, not after it; a page that lacks them asks again.
  if (isLanguage(lang)) loadWords(lang, ['product']).catch(() => null);
  return cacheFirst(args, rule);
}

/** The way to the page from the first one, by whole addresses. */
function wayTo({ item, address, categoryLabel }: Loaded, t: Translate) {
  const at = (path: string) => new URL(path, address).href;
  return [
    { name: t('layout.home'), address: at('/') },
    { name: t('layout.products'), address: at('/products') },
    { name: categoryLabel ?? item.category, address: at(categoryAddress(item.category)) },
    { name: item.name, address },
  ];
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData;
  if (!shop) return [];
  const t = translatorOf(shop.language);
  if (!loaderData) return pageMeta({ shop: shop.name, title: t('catalogue.notFound'), hidden: true });
  const { item, address, images } = freshData(loaderData);
  const price = formatFor(shop.language, shop.writing).money(item.price);
  const description = t('titles.productDescription', { name: item.name, price, store: shop.store?.name ?? '' });
  return [
    ...pageMeta({ shop: shop.name, title: item.name, description }),
    ...sharingMeta({ address, image: images[0] ?? null, title: item.name, description, type: 'product' }),
    { property: 'product:price:amount', content: item.price.toFixed(shop.writing.money.decimals) },
    { property: 'product:price:currency', content: shop.currency },
    // Search engines read them as the server wrote them.
    ...(import.meta.env.SSR
      ? [
          productSchema(item, {
            address,
            images,
            currency: shop.currency,
            description,
            seller: shop.name,
            timeZone: shop.store?.timeZone ?? shop.timeZone,
          }),
          breadcrumbSchema(wayTo(freshData(loaderData), t)),
        ].map((schema) => ({ 'script:ld+json': schema }))
      : []),
  ];
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const t = useT('product');
  const hasReviews = useFlag('products.reviews');
  const { data, source, refresh } = useCachedPage(loaderData, rule);
  const { categoryLabel, origin, reviews, equivalents } = data;
  const item = useOwnPrices(data.item, (signal) =>
    api(readProduct, { id: data.item.id, storeId: data.item.storeId }, { signal }),
  );
  const others = useOwnPrices(data.others, (signal) => loadRelated(api, data.item, signal));
  const category = { name: categoryLabel ?? item.category, to: categoryAddress(item.category) };
  const path = [{ name: t('layout.home'), to: '/' }, { name: t('layout.products'), to: '/products' }, category];
  return (
    <div className="page-column py-2 lg:py-4">
      <div className="relative flex items-center justify-between gap-x-4">
        <Breadcrumb label={t('common.youAreHere')} items={[...path, { name: item.name }]} />
        {/* On a phone it lies on the picture: it comes and goes, and nothing may move with it. */}
        {source.from === 'cache' && (
          <DataSourceBadge
            source={source}
            className="max-sm:absolute max-sm:top-full max-sm:left-1/2 max-sm:z-10 max-sm:mt-5 max-sm:-translate-x-1/2 max-sm:shadow-lift"
          />
        )}
      </div>
      <KeptBanner source={source} onRetry={refresh} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[5fr_7fr] lg:gap-10">
        <ProductGallery key={item.id} item={item} />
        <div className="grid min-w-0 content-start gap-6">
          <ProductPurchase item={item} equivalents={equivalents} />
          <ProductFacts item={item} origin={origin} />
        </div>
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] content-start items-start gap-8 lg:grid-cols-2 lg:gap-x-12">
        {item.htmlDescription && (
          <section>
            <h2 className="text-xl">{t('product.description')}</h2>
            <div
              className="mt-2 max-w-prose [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-5"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is stored and when it is answered (clean-html.ts)
              dangerouslySetInnerHTML={{ __html: item.htmlDescription }}
            />
          </section>
        )}
        <ProductFood item={item} />
      </div>
      {hasReviews && (
        <ReviewsLater key={item.id} item={item} first={reviews} onChanged={() => void refresh()}>
          <ProductRating item={item} />
        </ReviewsLater>
      )}
      <RelatedProducts items={others} isBusy={source.isRefreshing} onRetry={() => void refresh()} />
    </div>
  );
}

/** Seldom seen, so its script comes when it is. Where that cannot come either, the frame says that the page has failed. */
const ProductMissing = lazy(async () => ({
  default: (await import('#web/features/catalogue/product/product-missing.tsx')).ProductMissing,
}));

/** An error of the server is the "not found" of the specification; without any answer the page says that it is offline. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { tryAgain, isTrying } = useTryAgain();
  const { fallbackToFakeProduct } = useFlags().features;
  const isPageOff = isRouteErrorResponse(error) && error.status === 404;
  const isRemoved = isRouteErrorResponse(error) && error.status === 410;
  const hasDemo = fallbackToFakeProduct && !isPageOff && !isRemoved;
  if (isNetworkError(error) && !hasDemo) return <UnexpectedMessage error={error} />;
  return (
    <Suspense>
      <ProductMissing hasDemo={hasDemo} isRemoved={isRemoved} onRetry={tryAgain} isBusy={isTrying} />
    </Suspense>
  );
}
