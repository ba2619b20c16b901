import { listProducts } from '#contract/catalogue/catalogue.ts';
import type { Api } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { withoutDescription } from '#web/lib/goods/load-parts.ts';
import { type ProductFilters, toProductQuery } from '../filters/product-filters.ts';

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
