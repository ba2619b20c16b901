import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import type { Write } from '#server/db/transact.ts';
import type { Changed } from '#server/features/catalogue/staff/products/change-figures.ts';
import { updateProduct } from '#server/features/catalogue/staff/products/update-product.ts';
import type { TestApp } from './test-app.ts';

/** Staff change a product, as their call does. */
export function changeProduct(t: TestApp, id: number, input: ProductInput): Promise<Changed> {
  return t.write((write) => changeProductIn(write, id, input));
}

/** Does so within a write. */
export function changeProductIn(write: Write & { now: Date }, id: number, input: ProductInput): Promise<Changed> {
  const by = { who: { storeIds: null }, language: 'fr', decimals: 2, publicUrl: 'http://127.0.0.1' } as const;
  return updateProduct({ ...write, ...by }, { id, ...input });
}
