import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { type LazyArea, loadWords } from '#web/i18n/words.ts';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { fetchPageFiles, hasPageFiles } from './page-files.ts';

/** Milliseconds after which the files of other pages are fetched: what this one needs comes first. */
const rest = 5000;
const shopAreas: readonly LazyArea[] = [
  ...(['account', 'basket', 'checkout', 'delivery', 'help', 'home'] as const),
  ...(['list', 'offers', 'orders', 'product', 'search'] as const),
];

/**
 * The shop's other pages open without a network: their scripts and words (some 50 kB) are fetched once this page is at
 * rest. Where they are not here, a link says that the network is gone, and leaves the page as it is: the router would
 * load it anew, and the browser show an error of its own.
 */
export function usePagesAhead(): void {
  const language = useLanguage();
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    if (import.meta.env.DEV || savesData()) return;
    const fetchAll = () => void Promise.all([fetchPageFiles(), loadWords(language, shopAreas)]).catch(() => undefined);
    const fetchAtRest = () => (navigator.onLine ? requestLater(fetchAll) : undefined);
    const timer = setTimeout(fetchAtRest, rest);
    addEventListener('online', fetchAtRest);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', fetchAtRest);
    };
  }, [language]);
  useEffect(() => {
    const openIfHere = (event: MouseEvent) => {
      if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.pathname === location.pathname || link.target) return;
      event.preventDefault();
      void hasPageFiles(link.pathname).then((isHere) => {
        if (isHere) void navigate(link.pathname + link.search + link.hash);
        else notice(t('layout.offline'));
      });
    };
    addEventListener('click', openIfHere, { capture: true });
    return () => removeEventListener('click', openIfHere, { capture: true });
  }, [t, navigate]);
}

/** Safari has no idle callback. */
function requestLater(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act);
}
