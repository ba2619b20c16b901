import type { Language } from '#domain/language/language.ts';
import { storedToken } from '#web/lib/api/session-token.ts';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { loadedBelow, startWorker } from '#web/lib/browser/service-worker.ts';
import { copyToDevice } from '#web/lib/page/cache/device-copy.ts';
import { keptPages } from '#web/lib/page/cache/pages.ts';
import { readCart } from '#web/shared/cart/shown-cart.ts';

/**
 * Keeps on the device what the shop opens with where there is no network (`public/shop-worker.js`, some 300 kB more than a
 * visit loads): for who comes back, as a cart, a session or an icon among the apps says, and does not save data. Now, and
 * each time that the page goes out of sight, with the pages and pictures seen since. Answers how to end it.
 */
export function keepOnDevice(language: Language): () => void {
  if (import.meta.env.DEV || savesData()) return () => undefined;
  let isShellKept = false;
  const keep = async () => {
    if (!navigator.onLine || !comesBack()) return;
    const worker = await startWorker('/shop-worker.js', '/');
    worker?.postMessage({ ...(!isShellKept && { language }), images: loadedBelow('/pictures/') });
    isShellKept ||= worker !== null;
  };
  const keepAll = () => {
    if (document.visibilityState === 'visible') return;
    if (comesBack()) copyToDevice(keptPages().list(), Date.now());
    void keep();
  };
  void keep();
  document.addEventListener('visibilitychange', keepAll);
  return () => document.removeEventListener('visibilitychange', keepAll);
}

function comesBack(): boolean {
  const isApp = matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
  return isApp || readCart().lines.length > 0 || storedToken.read() !== null;
}
