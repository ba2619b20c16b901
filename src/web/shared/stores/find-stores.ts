import { foldText } from '#domain/search/words/search-text.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';

/**
 * The stores that have each typed word, or a beginning of it, in their name, street, city or postal code; all of them where
 * nothing is typed. Case and accents do not count.
 */
export function findStores<S extends Pick<ShopStore, 'name' | 'address'>>(stores: readonly S[], typed: string): S[] {
  const wanted = foldText(typed).split(' ');
  return stores.filter(({ name, address: { street, city, postalCode } }) => {
    const words = foldText(`${name} ${street} ${postalCode} ${city}`).split(' ');
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
