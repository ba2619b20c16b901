import type { Language } from '#domain/language/language.ts';
import { type LazyArea, loadWords } from '#web/i18n/words.ts';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { fetchPageFiles, hasPageFiles } from './page-files.ts';

const shopAreas: readonly LazyArea[] = [
  'account',
  'basket',
  'checkout',
  'delivery',
  'device',
  'help',
  'home',
  'list',
  'offers',
  'orders',
  'product',
  'profile',
  'search',
];

/** Fetches the scripts and words of the shop's pages (some 50 kB), now or when the network is back; answers how to end it. */
export function fetchPagesAhead(language: Language): () => void {
  if (import.meta.env.DEV || savesData()) return () => undefined;
  const fetchAll = () => {
    if (navigator.onLine) void Promise.all([fetchPageFiles(), loadWords(language, shopAreas)]).catch(() => undefined);
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll);
  addEventListener('online', fetchAll);
  return () => removeEventListener('online', fetchAll);
}

/**
 * Without a network a link opens its page where the files are here, and else calls `onMissing` and leaves the page as it is:
 * the router would load it anew, and the browser show an error of its own. Answers how to end it.
 */
export function guardLinks(open: (address: string) => void, onMissing: () => void): () => void {
  const openIfHere = (event: MouseEvent) => {
    if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || link.target) return;
    event.preventDefault();
    void hasPageFiles(link.pathname).then((isHere) => {
      if (isHere) open(link.pathname + link.search + link.hash);
      else onMissing();
    });
  };
  addEventListener('click', openIfHere, { capture: true });
  return () => removeEventListener('click', openIfHere, { capture: true });
}
