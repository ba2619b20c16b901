import type { ShopData, ShopStore } from '#web/shared/shop/shop.ts';

/** Of more stores than these no page lists all in its frame: they are looked for by name or place. */
export const mostListed = 8;

/** The stores that the frame of a page lists: all of a few, of many the shown one alone. */
export function listedStores({ stores, store }: Pick<ShopData, 'stores' | 'store'>): readonly ShopStore[] {
  return stores.length > mostListed && store ? [store] : stores;
}
