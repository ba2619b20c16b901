import { useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { NotFoundMessage } from '#web/features/layout/not-found-message.tsx';
import { OfflinePage } from '#web/features/layout/offline-page.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import type { Route } from './+types/not-found';

/**
 * Pages that stand elsewhere now, by the addresses that they had; no routes of their own, which every page would load:
 * nor has `/offline` one.
 */
const moved: Readonly<Record<string, string>> = { '/privacy': '/privacy-policy', '/support': '/help-center' };

/** What the worker of the shop keeps on the device, to answer with it without network. */
const offlinePath = '/offline';

/**
 * Any address that is no page: answered with 404, so that no search engine keeps it. What has moved
 * redirects to its new address, for good; what was asked of it goes along.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (pathname === offlinePath) return null;
  const to = moved[pathname.replace(/\/+$/, '')];
  if (to) throw redirect(to + search, 301);
  return data(null, { status: 404 });
}

export function meta({ matches, location }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  const t = translatorOf(root?.language ?? 'fr');
  const title = t(location.pathname === offlinePath ? 'errors.offlineTitle' : 'titles.notFound');
  return pageMeta({ shop: root?.name ?? 'Panier', title, hidden: true });
}

/** Logs in the console which path was asked for, so that a broken link can be found. */
export default function NotFound() {
  const { pathname } = useLocation();
  const isOffline = pathname === offlinePath;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: where the specification wants it
    if (!isOffline) console.warn(`No page at ${pathname}`);
  }, [pathname, isOffline]);
  return isOffline ? <OfflinePage /> : <NotFoundMessage />;
}
