import { type Category, listCategories, listProducts, type Product } from '#contract/catalogue.ts';
import type { Api } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { isRefusal } from '#contract/errors.ts';
import { type ProductFilters, toProductQuery } from './product-filters.ts';
import { withoutDescription } from './without-description.ts';

export type ProductPage = OutputOf<typeof listProducts>;

/** A page of products without their descriptions. */
export async function loadProducts(
  api: Api,
  filters: ProductFilters,
  storeId: number,
  signal: AbortSignal,
): Promise<ProductPage> {
  const page = await api(listProducts, toProductQuery(filters, storeId), { signal });
  return { ...page, items: page.items.map(withoutDescription), near: page.near.map(withoutDescription) };
}

/** The categories of a store; null when they cannot be had, which the rest of a page outlives. */
export function loadCategories(api: Api, storeId: number, signal: AbortSignal): Promise<Category[] | null> {
  return unlessRefused(api(listCategories, { storeId }, { signal }), null);
}

/** The first of a list that a page can do without: none where it is switched off, null when it cannot be had. */
export async function loadStrip(products: Promise<readonly Product[]>, most: number): Promise<Product[] | null> {
  try {
    return (await products).slice(0, most).map(withoutDescription);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.code === 'notFound' ? [] : null;
  }
}

async function unlessRefused<T, F>(answer: Promise<T>, instead: F): Promise<T | F> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) return instead;
    throw error;
  }
}
