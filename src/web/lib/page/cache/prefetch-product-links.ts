import { savesData } from '#web/lib/browser/saves-data.ts';
import { pageKey } from './page-key.ts';
import { keptPages } from './pages.ts';

/** Milliseconds that a pointer rests on a link before it means something. */
const rest = 100;
const productPath = /^\/products\/[^/]+$/;

/**
 * Fetches the data of a product ahead, when a pointer or the focus rests on its link: React Router's own prefetch leaves
 * out pages with a `clientLoader`. The browser keeps it for the visit that follows. Not for someone who saves data.
 */
export function prefetchProductLinks(): void {
  if (savesData()) return;
  const warmed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || !productPath.test(link.pathname)) return;
    timer = setTimeout(() => {
      if (warmed.has(link.href) || keptPages().read(pageKey(link.href))) return;
      warmed.add(link.href);
      prefetch(link);
    }, rest);
  };
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, look, { passive: true });
}

/** The address that the loader of the product page alone is asked by. */
function prefetch({ pathname }: HTMLAnchorElement): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'fetch';
  link.href = `${pathname}.data?_routes=routes%2Fproduct`;
  document.head.append(link);
}
