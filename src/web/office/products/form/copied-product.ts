import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { blankProduct } from './blank-product.ts';

/**
 * What the form of a copy begins with: all of a product but what is of that one alone (barcodes, the scale's and the supplier's code, its
 * address, what is in stock and what was said of it). `storeIds`: those of a new product.
 */
export function copiedProduct(source: StaffProduct, storeIds: readonly number[]): StaffProduct {
  const blank = blankProduct(storeIds);
  const {
    id,
    version,
    slug,
    barcode,
    barcodes,
    unreadBarcodes,
    scaleCode,
    supplierCode,
    rating,
    missing,
    createdAt,
    updatedAt,
  } = blank;
  return {
    ...source,
    ...{
      id,
      version,
      slug,
      barcode,
      barcodes,
      unreadBarcodes,
      scaleCode,
      supplierCode,
      rating,
      missing,
      createdAt,
      updatedAt,
    },
    stores: blank.stores.map((store) => {
      const own = source.stores.find(({ storeId }) => storeId === store.storeId);
      if (!own || own.price === null) return store;
      const { price, originalPrice, wholesalePrice, discount, discountFrom, discountTo, shelf } = own;
      return { ...store, price, originalPrice, wholesalePrice, discount, discountFrom, discountTo, shelf };
    }),
  };
}
