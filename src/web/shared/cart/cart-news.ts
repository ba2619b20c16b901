import { createStored } from '#web/lib/browser/stored.ts';
import type { CartNews } from './cart-fresh.ts';

/**
 * What was found in the cart and is not read yet, the oldest first. Kept until the cart or the checkout has shown it: the page
 * that finds it may be left in the same moment.
 */
export const foundNews = createStored<readonly CartNews[]>('cart_news', (value) => (Array.isArray(value) ? value : []));

export function keepNews(found: CartNews): void {
  const before = foundNews.read();
  // A change of the cart is made twice: on the page and in the storage.
  if (JSON.stringify(before.at(-1)) !== JSON.stringify(found)) foundNews.write([...before, found]);
}

/** The changes have been read. */
export function forgetNews(): void {
  if (foundNews.read().length > 0) foundNews.write(null);
}
