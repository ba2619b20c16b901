import font400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import font600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url';
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';
import vietnamese600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { type Language, languageFacts } from '#domain/language/language.ts';
import { useAsksStore } from '#web/features/layout/header/use-asks-store.ts';
import { isNetworkError } from '#web/lib/api/unless-away.ts';
import { type SearchPanel, SearchPanelContext } from '#web/shared/search/use-search-panel.ts';
import { loadShop } from '#web/shared/shop/load-shop.ts';
import type { ShopData } from '#web/shared/shop/shop.ts';
import { useEarlyActions } from '#web/speed/start/early-actions.ts';
import type { Route } from './+types/root';
import css from './app.css?url';
import { SignInHost } from './features/account/sign-in-host.tsx';
import { MiniCartHost } from './features/cart/mini-cart-host.tsx';
import { DeliveryHost } from './features/delivery/delivery-host.tsx';
import icon from './features/layout/header/panier-icon.svg?no-inline';
import { PageFrame, type PageHandle } from './features/layout/page-frame.tsx';
import { UnexpectedMessage } from './features/layout/unexpected-message.tsx';
import { translatorOf } from './i18n/translate.ts';
import { LanguageContext, useLanguage } from './i18n/use-t.ts';
import { loadWords } from './i18n/words.ts';
import { apiContext } from './lib/api/api-context.ts';
import { FreshMeta } from './lib/page/cache/fresh-meta.tsx';
import { lifetimes } from './lib/page/cache/lifetimes.ts';
import { pageMeta } from './lib/page/page-meta.ts';
import { FormatProvider } from './lib/writing/format-context.tsx';
import { frenchEuro } from './lib/writing/writing.ts';

export function loader({ request, context }: Route.LoaderArgs): Promise<ShopData> {
  return loadShop(context.get(apiContext), request);
}

/** The shop as it was loaded last in this browser, and when (milliseconds since 1970). */
let lastShop: ShopData | null = null;
let lastShopAt = 0;
const isFresh = () => lastShop?.hasStoreFault === false && Date.now() - lastShopAt < lifetimes.stores;

/** Where the server is not reached the frame stays as it was; the page says what is missing. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ShopData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (lastShop === null || request.signal.aborted || !isNetworkError(error)) throw error;
    return lastShop;
  }
}

/**
 * The shop's own data do not depend on the page within it: for its lifetime pages ask for their own part alone, and a
 * failure there leaves the frame standing. The filters of a list never ask for it. Where nothing but a call to
 * revalidate has happened, the default holds.
 */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameLanguage = currentUrl.searchParams.get('lng') === nextUrl.searchParams.get('lng');
  const isFilter = currentUrl.search !== nextUrl.search;
  const isOtherPage = currentUrl.pathname !== nextUrl.pathname && isFresh();
  return isSameLanguage && (isFilter || isOtherPage) ? false : defaultShouldRevalidate;
}

/** For pages without a title of their own, and for errors. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  const t = translatorOf(loaderData?.language ?? 'fr');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = t(isMissing ? 'titles.notFound' : error ? 'titles.error' : 'titles.home');
  return pageMeta({ shop: loaderData?.name ?? 'Panier', title, hidden: Boolean(error) });
}

async function loadSearchPanel(language: Language): Promise<SearchPanel> {
  const [file] = await Promise.all([import('./features/search/search-panel.tsx'), loadWords(language, ['search'])]);
  return file.SearchPanelView;
}

const ChooseStoreFirst = lazy(async () => ({
  default: (await import('./features/layout/header/choose-store-first.tsx')).ChooseStoreFirst,
}));

// Few visits see it. Where it cannot be had, the frame stands without it.
const NotFoundMessage = lazy(() =>
  import('./features/layout/not-found-message.tsx').then(
    (file) => ({ default: file.NotFoundMessage as ComponentType }),
    () => ({ default: () => null }),
  ),
);

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const asked = useLanguage();
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.language ?? asked;
  const fonts =
    languageFacts[language].fonts === 'vietnamese'
      ? [font400, font600, vietnamese400, vietnamese600]
      : [font400, font600];
  return (
    <html lang={language} data-client={data?.clientId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0f4429" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        {/* Read once, from the page as the server wrote it. */}
        {import.meta.env.SSR && <link rel="manifest" href="/manifest.webmanifest" />}
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {/* React keeps what has a precedence, also while an error takes the whole document's place. */}
        <link rel="stylesheet" href={css} precedence="page" />
        <FreshMeta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          <FormatProvider language={language} writing={data?.writing ?? frenchEuro}>
            <SearchPanelContext value={loadSearchPanel}>{children}</SearchPanelContext>
          </FormatProvider>
        </LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData, matches }: Route.ComponentProps) {
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  useEffect(() => {
    lastShop = loaderData;
    lastShopAt = Date.now();
  }, [loaderData]);
  const asksStore = useAsksStore();
  if (handle?.isBare)
    return (
      <>
        <Outlet />
        <EarlyActions />
      </>
    );
  return (
    <PageFrame Own={handle?.Header}>
      {/* While a page still waits for its words, the server's HTML stands and the frame is hydrated already. */}
      <Suspense>
        {asksStore ? <ChooseStoreFirst /> : <Outlet />}
        <EarlyActions />
      </Suspense>
      <DeliveryHost />
      <MiniCartHost />
      <SignInHost />
    </PageFrame>
  );
}

/** Inside the boundary: its effect comes when the page itself is hydrated. */
function EarlyActions() {
  useEarlyActions();
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageFrame>
      <Suspense>
        {isMissing ? <NotFoundMessage /> : <UnexpectedMessage error={error} />}
        <EarlyActions />
      </Suspense>
      <DeliveryHost />
    </PageFrame>
  );
}
