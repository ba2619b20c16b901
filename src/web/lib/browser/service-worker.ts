/**
 * The worker of `file` for the pages below `scope`, once it is at work; null where the browser has none, none may be (plain
 * http), or in development, whose files change.
 */
export async function startWorker(file: string, scope: string): Promise<ServiceWorker | null> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null;
  try {
    const { active, waiting, installing } = await navigator.serviceWorker.register(file, { scope });
    const coming = installing ?? waiting;
    return active ?? (coming && whenActive(coming));
  } catch {
    return null;
  }
}

function whenActive(worker: ServiceWorker): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker);
      else if (worker.state === 'redundant') resolve(null);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Addresses of what this page has loaded so far from the shop's own server, below `folder`, each once. */
export function loadedBelow(folder: '/assets/' | '/pictures/'): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(folder));
  return [...new Set(own.map(({ pathname }) => pathname))];
}
