import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { data, replace } from 'react-router';
import type { Category } from '#contract/catalogue/catalogue.ts';
import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { readShop } from '#contract/stores/stores.ts';
import { defaultSortOrder, type SortOrder } from '#domain/catalogue/sort.ts';
import { FilterBar } from '#web/features/catalogue/filters/filter-bar.tsx';
import {
  countFilters,
  enabledFilters,
  type ProductFilters,
  productsAddress,
  readFilters,
  withoutDefaults,
} from '#web/features/catalogue/filters/product-filters.ts';
import { typedBounds } from '#web/features/catalogue/filters/typed-bounds.ts';
import { patchFilters, useFilters } from '#web/features/catalogue/filters/use-filters.ts';
import { AisleList } from '#web/features/catalogue/list/aisle-list.tsx';
import { type AislePlace, aislePlaces, aislesOf } from '#web/features/catalogue/list/aisle-places.ts';
import { DeliveryMode } from '#web/features/catalogue/list/delivery-mode.tsx';
import { goodOfBarcode } from '#web/features/catalogue/list/good-of-barcode.ts';
import { kindChoices } from '#web/features/catalogue/list/kind-choices.ts';
import { listHeading } from '#web/features/catalogue/list/list-heading.ts';
import { loadProducts, type ProductPage } from '#web/features/catalogue/list/load-products.ts';
import { ProductList } from '#web/features/catalogue/list/product-list.tsx';
import { NoStore } from '#web/features/catalogue/no-store.tsx';
import { useOwnPrices } from '#web/features/catalogue/use-own-prices.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { unlessAway } from '#web/lib/api/unless-away.ts';
import { loadCategories, loadKinds } from '#web/lib/goods/load-parts.ts';
import { type CacheRule, cacheFirst, useCachedPage } from '#web/lib/page/cache/cached-page.ts';
import { freshData } from '#web/lib/page/cache/fresh-meta.tsx';
import { keptCategories, withKeptCategories } from '#web/lib/page/cache/kept-categories.ts';
import { lifetimes } from '#web/lib/page/cache/lifetimes.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf, pageStore } from '#web/lib/page/page-request.ts';
import { canonicalAddress, sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { KeptBanner } from '#web/shared/device/kept-banner.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import type { Route } from './+types/products';

// Most lists are shown as they are. Without a network the list does without.
const FilterChips = lazy(() =>
  import('#web/features/catalogue/filters/filter-chips.tsx').then(
    (file) => ({ default: file.FilterChips }),
    () => ({ default: () => null }),
  ),
);

type Loaded = {
  filters: ProductFilters;
  /** Null when it could not be loaded, or the shop has no store. */
  page: ProductPage | null;
  categories: Category[] | null;
  /** What the chosen kind is called. */
  kind: string | null;
  /** Null for the aisles themselves; none where the shop has switched off the filters. */
  places: AislePlace[] | null;
  head: { title: string; description: string; address: string } | null;
  /** Milliseconds since 1970, where the products were found on the device; without `head` then. */
  keptSince?: number;
};

const rule: CacheRule<Loaded> = {
  lifetime: lifetimes.products,
  isWhole: ({ page, categories, head }) => page !== null && categories !== null && head !== null,
};
const filtersOf = (request: Request, defaultSort: SortOrder) =>
  readFilters(new URL(request.url).searchParams, defaultSort);

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const [store, flags, shop] = await Promise.all([
    pageStore(call, request),
    requirePage(context, 'products', signal),
    call(readShop, {}, { signal }),
  ]);
  const { defaultSort } = shop;
  const typed = await typedBounds(request, shop);
  const filters = enabledFilters({ ...filtersOf(request, defaultSort), ...typed?.filters }, flags);
  const plain = typed ? typed.address : withoutDefaults(request.url, defaultSort);
  if (plain) throw replace(plain);
  const t = translatorOf(languageOf(request));
  const [page, categories, all] = store
    ? await Promise.all([
        pageOrNull(call, filters, store.id, signal),
        loadCategories(call, store.id, signal),
        filters.category ? loadKinds(call, store.id, filters.category, signal) : null,
      ])
    : [null, [], null];
  const kinds = all && kindChoices(all, filters.kind);
  // A form that is sent without script names the kind of the category before; a store may have nothing of a kind.
  if (all && !kinds) throw replace(productsAddress({ ...filters, kind: '' }));
  const meant = page && goodOfBarcode(page, filters.search);
  if (meant) throw replace(`/products/${meant.slug}`);
  const { category, kind } = filters;
  const kindName = kinds?.path.at(-1)?.label ?? null;
  const places = flags.features.productFilters
    ? category
      ? aislePlaces({ filters, categories, kinds }, t('catalogue.allCategories'))
      : null
    : [];
  const head = {
    title: listHeading(filters, { categories, kind: kindName }, t, true),
    description: t('titles.productsDescription', { store: store?.name ?? '' }),
    // Searches, filters and orders are views of one list.
    address: canonicalAddress(request, productsAddress({ category, kind, page: filters.page })),
  };
  const loaded: Loaded = { filters, page, categories, kind: kindName, places, head };
  return data(loaded, { status: store && !page ? 503 : 200 });
}

/** For a search: kept products tell their names and aisles, and no more of what a list may be filtered by. */
const findOnDevice = async (filters: ProductFilters) =>
  filters.search && filters.page === 1 && countFilters({ ...filters, category: '' }) === 0
    ? (await import('#web/features/catalogue/list/find-kept.ts')).findKept(filters)
    : null;

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const asked = cacheFirst<Loaded>({ request, serverLoader: () => withKeptCategories(serverLoader()) }, rule);
  // Nothing is listed then, in whatever order.
  const filters = filtersOf(request, defaultSortOrder);
  return unlessAway(request, asked, async () => ({
    filters,
    page: null,
    ...(await findOnDevice(filters).catch(() => null)),
    categories: keptCategories(),
    kind: null,
    places: [],
    head: null,
  }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  const { filters, head } = loaderData ? freshData(loaderData) : {};
  if (!filters || !head) return pageMeta({ shop, title: shop });
  return [...pageMeta({ shop, ...head, hidden: filters.search !== '' }), ...sharingMeta(head)];
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const t = useT('list');
  const { store } = useShop();
  const { data: loaded, source, refresh } = useCachedPage<Loaded>(loaderData, rule);
  const { filters, isPending, change, timesCleared, onClear } = useFilters(loaded.filters);
  // A failed load has none: those from before still name what was chosen.
  const [categories, keep] = useState(loaded.categories);
  if (loaded.categories && loaded.categories !== categories) keep(loaded.categories);
  const page = useOwnPrices(loaded.page, async (signal) =>
    store ? loadProducts(api, loaded.filters, store.id, signal) : null,
  );
  if (!store) return <NoStore heading={t('layout.allProducts')} />;
  const { kind } = loaded;
  const count = page ? t('catalogue.results', { count: page.total }) : '';
  return (
    <div className="page-column grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-3 py-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-4 lg:py-6">
      {/* On a phone the count stands beside the heading, where that leaves room. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 max-lg:col-span-full lg:col-start-2 lg:items-baseline lg:justify-start">
        <h1 className="text-2xl sm:max-lg:w-full lg:text-3xl">
          {listHeading(loaded.filters, { categories, kind }, t)}
        </h1>
        <p role="status" className="ml-auto text-sm text-quiet max-sm:self-end max-sm:pb-1 sm:order-last">
          {isPending ? t('common.loading') : count}
          {page && page.page > 1 && page.page <= page.totalPage && !isPending && (
            <span className="max-sm:sr-only">{` · ${t('catalogue.pageOf', pageOf(page))}`}</span>
          )}
        </p>
        <DeliveryMode />
      </div>
      <AisleList places={loaded.places ?? aislesOf(loaded.filters, categories)} />
      <div className="max-lg:contents lg:col-start-2 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-4 max-lg:[&>*]:col-span-full">
        <FilterBar {...{ filters, categories, timesCleared, onClear }} total={page?.total ?? 0} onChange={change} />
        {(filters.search || countFilters(filters) > 0) && (
          <LatePart>
            <FilterChips
              {...{ filters, categories, onClear }}
              kind={filters.kind === loaded.filters.kind ? (kind ?? filters.kind) : ''}
              searchFilters={isPending ? [] : (page?.searchFilters ?? [])}
              onChange={change}
              addressOf={(patch) => productsAddress(patchFilters(filters, patch))}
            />
          </LatePart>
        )}
        {page?.correctedSearch && !isPending && (
          <Alert>{t('list.correctedSearch', { search: loaded.filters.search, corrected: page.correctedSearch })}</Alert>
        )}
        <KeptBanner
          source={loaded.keptSince ? { ...source, savedAt: loaded.keptSince, hasFailed: true } : source}
          onRetry={refresh}
        />
        <section aria-busy={isPending} aria-label={t('catalogue.productsHeading')}>
          <ProductList page={page} filters={loaded.filters} isPending={isPending} onClear={onClear} />
        </section>
      </div>
    </div>
  );
}

const pageOf = ({ page, totalPage }: ProductPage) => ({ page, total: totalPage });

/** Null when the server refuses, which the page then says; an abort goes on. */
async function pageOrNull(
  call: Api,
  filters: ProductFilters,
  storeId: number,
  signal: AbortSignal,
): Promise<ProductPage | null> {
  try {
    return await loadProducts(call, filters, storeId, signal);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/**
 * A part that the server writes and whose script comes after that of the page. An update of what is around it, as when the
 * shopper turns out to be signed in, waits for the script: at once, React would take the part away until it has come, and
 * what is below would move under the pointer.
 */
function LatePart({ children }: { children: ReactNode }) {
  return useDeferredValue(<Suspense>{children}</Suspense>);
}
