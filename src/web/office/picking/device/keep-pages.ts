import { useEffect } from 'react';
import { loadedBelow, startWorker } from '#web/lib/browser/service-worker.ts';

const scopes = ['/admin/picking', '/admin/rounds'] as const;

/** The worker that keeps the pages of picking, or those of rounds; null where there is none. */
async function findWorker(): Promise<ServiceWorker | null> {
  const scope = scopes.find((path) => location.pathname.startsWith(path));
  return scope ? startWorker('/picking-worker.js', scope) : null;
}

/** Keeps the page that is shown on the device, with its files and the pictures of a run, so that it opens without network. */
export function useKeptPage(images: readonly string[]): void {
  const named = images.join(' ');
  useEffect(() => {
    // Parts that come late are among the files too.
    const timer = setTimeout(async () => {
      const worker = await findWorker();
      const own = named.split(' ').filter((one) => one.startsWith('/pictures/'));
      worker?.postMessage({
        path: location.pathname,
        assets: loadedBelow('/assets/'),
        ...(own.length > 0 && { images: own }),
      });
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
