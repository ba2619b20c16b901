import { useEffect } from 'react';

const scopes = ['/admin/picking', '/admin/rounds'] as const;

/** The worker that keeps the pages of picking, or those of rounds; null where the browser has none, or none may be (plain http). */
async function findWorker(): Promise<ServiceWorker | null> {
  const scope = scopes.find((path) => location.pathname.startsWith(path));
  if (!scope || import.meta.env.DEV || !('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register('/picking-worker.js', { scope });
    return (await navigator.serviceWorker.ready).active;
  } catch {
    return null;
  }
}

/** The built files that this page has loaded so far. */
function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Keeps the page that is shown on the device, with its files and the pictures of a run, so that it opens without network. */
export function useKeptPage(images: readonly string[]): void {
  const named = images.join(' ');
  useEffect(() => {
    // Parts that come late are among the files too.
    const timer = setTimeout(async () => {
      const worker = await findWorker();
      const own = named.split(' ').filter((one) => one.startsWith('/pictures/'));
      worker?.postMessage({ path: location.pathname, assets: loadedFiles(), ...(own.length > 0 && { images: own }) });
    }, 1000);
    return () => clearTimeout(timer);
  }, [named]);
}

/**
 * The camera and the decoder are allowed to documents that were opened at these addresses: one that came here from another
 * page of the shop is opened anew. Without network it goes on as it is.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [opened] = performance.getEntriesByType('navigation');
    if (!opened || !navigator.onLine || import.meta.env.DEV) return;
    if (!/^\/admin\/(?:picking|rounds)(?:\/|$)/.test(new URL(opened.name).pathname)) location.reload();
  }, []);
}
