import { listFeaturedProducts, listProducts, type Product } from '#contract/catalogue/catalogue.ts';
import { listBestSellers, listNewArrivals } from '#contract/catalogue/shop-strips.ts';
import type { Api } from '#contract/client.ts';
import type { StripName } from '#web/features/home/first-goods.ts';
import { loadStrip } from '#web/lib/goods/load-parts.ts';

/** Featured products on the page, and products in each strip. */
const shown = { featured: 12, strip: 8 };

export type Goods = Record<StripName, Product[]> & {
  /** What is said of goods that could not be had; null when all are there. */
  fault: 'home.featuredFailed' | 'catalogue.loadFailed' | null;
};
export const noGoods: Goods = { featured: [], offers: [], newArrivals: [], bestSellers: [], fault: null };

/** What a toggle has switched off is not there, and so is empty; what fails is empty too, and said. */
export async function loadGoods(call: Api, storeId: number, signal: AbortSignal): Promise<Goods> {
  // Some more than are shown, for those that are sold out by now.
  const reduced = { storeId, hasReduction: true, sortBy: 'popular' as const, per_page: 2 * shown.strip };
  const discounted = call(listProducts, reduced, { signal });
  const [featured, offers, newArrivals, bestSellers] = await Promise.all([
    loadStrip(call(listFeaturedProducts, { storeId }, { signal }), shown.featured),
    loadStrip(
      discounted.then(({ items }) => items.filter((item) => !item.inventory || item.quantityInStock > 0)),
      shown.strip,
    ),
    loadStrip(call(listNewArrivals, { storeId }, { signal }), shown.strip),
    loadStrip(call(listBestSellers, { storeId }, { signal }), shown.strip),
  ]);
  const others = [offers, newArrivals, bestSellers].includes(null) ? 'catalogue.loadFailed' : null;
  return {
    featured: featured ?? [],
    offers: offers ?? [],
    newArrivals: newArrivals ?? [],
    bestSellers: bestSellers ?? [],
    fault: featured === null ? 'home.featuredFailed' : others,
  };
}
