import { data } from 'react-router';
import { listProducts, type Product, type ProductDetail, readProduct } from '#contract/catalogue/catalogue.ts';
import type { Review } from '#contract/catalogue/reviews.ts';
import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import { loadCategories, loadStrip } from '#web/lib/goods/load-parts.ts';
import { reviewsAtOnce } from '#web/shared/shop/reviews-at-once.ts';
import { stockOf } from '../stock-of.ts';

/** How many are asked for and shown of the same category: the product itself may be among those asked for. */
const related = { asked: 8, shown: 4 };

export type ProductPageData = {
  item: ProductDetail;
  /** Of the same category; null when they could not be had. */
  others: Product[] | null;
  /** Of a product that is sold out: what could stand in for it. */
  equivalents?: Product[];
  categoryLabel: string | null;
  /** The first page; null when it could not be had, and while reviews are off. */
  reviews: Page<Review> | null;
};

/**
 * A product with what its page shows around it; null when the store does not sell it. Throws the answer 410 for what was
 * taken out of the shop, so that search engines forget its address.
 */
export async function loadProductPage(
  call: Api,
  { id, storeId }: { id: number; storeId: number },
  signal: AbortSignal,
): Promise<ProductPageData | null> {
  const item = await unlessMissing(call(readProduct, { id, storeId }, { signal }));
  if (!item) return null;
  const [categories, others, reviews, equivalents] = await Promise.all([
    loadCategories(call, storeId, signal),
    loadRelated(call, item, signal),
    loadReviews(call, id, signal),
    stockOf(item, 'detail') === 'out' && loadEquivalents(call, { id, storeId }, signal),
  ]);
  const categoryLabel = categories?.find((category) => category.id === item.category)?.label ?? null;
  return { item, others, categoryLabel, reviews, ...(equivalents && { equivalents }) };
}

/** Other products of the same category, or null when they could not be had. */
export async function loadRelated(
  call: Api,
  { id, storeId, category }: ProductDetail,
  signal: AbortSignal,
): Promise<Product[] | null> {
  const same = call(listProducts, { storeId, category, per_page: related.asked }, { signal });
  return loadStrip(
    same.then((page) => page.items.filter((item) => item.id !== id)),
    related.shown,
  );
}

/** Imported where it is called, as `listReviews` is, or every page would load the call (vite.config.ts, `chunks`). */
async function loadEquivalents(
  call: Api,
  offer: { id: number; storeId: number },
  signal: AbortSignal,
): Promise<Product[] | null> {
  const { listEquivalents } = await import('#contract/cart/equivalents.ts');
  return loadStrip(call(listEquivalents, offer, { signal }), Number.POSITIVE_INFINITY);
}

async function loadReviews(call: Api, id: number, signal: AbortSignal): Promise<Page<Review> | null> {
  const { listReviews } = await import('#contract/catalogue/reviews.ts');
  try {
    return await call(listReviews, { id, per_page: reviewsAtOnce }, { signal });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isRefusal(error) || error.status !== 404) throw error;
    if (error.code === 'removed') throw data(null, { status: 410 });
    return null;
  }
}
