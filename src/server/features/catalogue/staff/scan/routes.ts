import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/catalogue/product-scan.ts';
import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { readPickingSettings } from '#server/services/picking/picking-settings.ts';
import { readScanned } from '#server/services/picking/read-scanned.ts';
import { readScannedProduct } from './read-scanned-product.ts';

/** What whoever stands at a shelf asks of what is in their hand. */
export async function productScanRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implement(app, deps, calls.scanProduct, async ({ input, ...by }) => {
    const { store_id: storeId, code = '', product_id: productId } = input;
    if (productId !== undefined) return readScannedProduct(db, { productId, milli: null, storeId }, by);
    const { scaleBarcodes: patterns } = await readPickingSettings(db);
    const found = await readScanned(db, [{ barcode: code }], { patterns, storeId, now: by.now });
    const scanned = found.get(code);
    if (!scanned) throw new Refusal('notFound');
    return readScannedProduct(db, { ...scanned, storeId }, by);
  });
}
