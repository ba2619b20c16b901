import Tag from 'lucide/dist/esm/icons/tag.mjs';
import { data } from 'react-router';
import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { DataSourceBadge } from '#web/features/catalogue/data-source-badge.tsx';
import { NoStore } from '#web/features/catalogue/no-store.tsx';
import { ProductGrid } from '#web/features/catalogue/product-grid.tsx';
import { useOwnPrices } from '#web/features/catalogue/use-own-prices.ts';
import {
  type AskedOffers,
  askedOffers,
  loadOffers,
  type OffersPage,
  offersAddress,
} from '#web/features/offers/load-offers.ts';
import { OfferAisles, OffersHead } from '#web/features/offers/offers-parts.tsx';
import { OffersSource } from '#web/features/offers/offers-source.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { unlessAway } from '#web/lib/api/unless-away.ts';
import { type CacheRule, cacheFirst, useCachedPage } from '#web/lib/page/cache/cached-page.ts';
import { lifetimes } from '#web/lib/page/cache/lifetimes.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { pageStore } from '#web/lib/page/page-request.ts';
import { canonicalAddress, sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { KeptBanner } from '#web/shared/device/kept-banner.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { Route } from './+types/offers';

/** `page` is null when it could not be loaded, or the shop has no store; `address` with it. */
type Loaded = { page: OffersPage | null; asked: AskedOffers; address: string | null };

const rule: CacheRule<Loaded> = { lifetime: lifetimes.products, isWhole: ({ page }) => page !== null };

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const [store] = await Promise.all([pageStore(call, request), requirePage(context, 'products', signal)]);
  const asked = askedOffers(request.url);
  const page = store && (await offersOrNull(call, store.id, asked, signal));
  const loaded: Loaded = { page, asked, address: canonicalAddress(request, offersAddress(asked)) };
  return data(loaded, { status: store && !page ? 503 : 200 });
}

export function clientLoader(args: Route.ClientLoaderArgs): Promise<Loaded> {
  const { request } = args;
  const asked = askedOffers(request.url);
  return unlessAway(request, cacheFirst<Loaded>(args, rule), () => ({ page: null, asked, address: null }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData;
  if (!shop) return [];
  const t = translatorOf(shop.language);
  const isShortDate = loaderData?.asked.isShortDate ?? false;
  const store = shop.store?.name ?? '';
  const head = isShortDate
    ? { title: t('titles.shortDates'), description: t('titles.shortDatesDescription', { store }) }
    : { title: t('titles.specialOffers'), description: t('titles.specialOffersDescription', { store }) };
  const address = loaderData?.address;
  return [...pageMeta({ shop: shop.name, ...head }), ...(address ? sharingMeta({ ...head, address }) : [])];
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const t = useT('offers');
  const pageLabels = usePageLabels();
  const { store } = useShop();
  const { data: loaded, source, refresh, clear } = useCachedPage<Loaded>(loaderData, rule);
  const page = useOwnPrices(loaded.page, async (signal) =>
    store ? loadOffers(api, store.id, loaded.asked, signal) : null,
  );
  const { category, isShortDate } = loaded.asked;
  if (!store) return <NoStore heading={t('titles.specialOffers')} />;
  const isEmpty = page?.items.length === 0;
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 py-5 lg:gap-6 lg:py-8">
      <OffersHead store={store.name} isShortDate={isShortDate}>
        {page && (
          <>
            {isShortDate
              ? t('offers.shortDatesCount', { count: page.total })
              : t('offers.count', { count: page.total })}
            {page.page <= Math.max(1, page.totalPage) &&
              ` · ${t('catalogue.pageOf', { page: page.page, total: Math.max(1, page.totalPage) })}`}
          </>
        )}
      </OffersHead>
      {page && <OfferAisles aisles={page.aisles} shortDates={page.shortDates} asked={loaded.asked} />}
      <KeptBanner source={source} onRetry={refresh} />
      {!page && (
        <Alert
          tone="error"
          title={t('offers.failed')}
          action={
            <Button variant="secondary" busy={source.isRefreshing} onClick={() => void refresh()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('offers.failedText')}
        </Alert>
      )}
      {isEmpty && page.total === 0 && (
        <EmptyState
          icon={<Icon shape={Tag} />}
          title={isShortDate ? t('offers.shortDatesEmpty') : t('offers.empty')}
          action={
            category || isShortDate ? (
              <LinkButton to="/offers">{t('offers.allOffers')}</LinkButton>
            ) : (
              <LinkButton to="/products">{t('offers.backToAll')}</LinkButton>
            )
          }
        >
          <p>{t('offers.emptyText')}</p>
        </EmptyState>
      )}
      {isEmpty && page.total > 0 && (
        <EmptyState
          icon={<Icon shape={Tag} />}
          title={t('catalogue.pageEmpty')}
          action={
            <LinkButton to={offersAddress({ ...loaded.asked, number: 1 })}>{t('catalogue.firstPage')}</LinkButton>
          }
        />
      )}
      {page && !isEmpty && (
        <section
          aria-label={t(isShortDate ? 'titles.shortDates' : 'titles.specialOffers')}
          aria-busy={source.isRefreshing}
        >
          <ProductGrid items={page.items} isFirst heading="h2" />
          <div className="mt-8">
            <Pagination
              current={page.page}
              total={page.totalPage}
              hrefFor={(number) => offersAddress({ ...loaded.asked, number })}
              labels={pageLabels}
            />
          </div>
        </section>
      )}
      <OffersSource badge={page && <DataSourceBadge source={source} />} onRefresh={refresh} onClear={clear} />
    </div>
  );
}

/** Null when the server refuses, which the page then says; an abort goes on. */
async function offersOrNull(call: Api, storeId: number, query: AskedOffers, signal: AbortSignal) {
  try {
    return await loadOffers(call, storeId, query, signal);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
