import { useT } from '#web/i18n/use-t.ts';
import type { ProductValues } from './product-values.ts';

/** The words of the back office and of a product's page, which names its facts. */
export function useProductT() {
  return useT('admin', 'product');
}
export type ProductT = ReturnType<typeof useProductT>;

/** What each field of a product is called where a message names it. */
export function labelsOf(t: ReturnType<typeof useProductT>): Record<keyof ProductValues, string> {
  return {
    name: t('admin.products.name'),
    description: t('admin.products.description'),
    ingredients: t('admin.products.ingredients'),
    searchWords: t('admin.products.searchWords'),
    ingredientsExemption: t('admin.products.exemption'),
    category: t('admin.products.category'),
    kind: t('admin.products.kind'),
    unit: t('admin.products.unit'),
    packaging: t('product.packaging'),
    storageType: t('product.storage'),
    comparedBy: t('admin.products.comparedBy'),
    supplier: t('admin.products.supplier'),
    supplierCode: t('admin.products.code'),
    scaleCode: t('admin.products.scaleCode'),
    brand: t('admin.products.brand'),
    barcodes: t('admin.products.barcodes'),
    unreadBarcodes: t('admin.products.unreadBarcodes'),
    origin: t('admin.products.origin'),
    weight: t('admin.products.weight'),
    unitWeight: t('admin.products.unitWeight'),
    isWeightEstimated: t('admin.products.isWeightEstimated'),
    tareWeight: t('admin.products.tareWeight'),
    volume: t('admin.products.volume'),
    pieces: t('admin.products.pieces'),
    quantityStep: t('admin.products.quantityStep'),
    firstQuantity: t('admin.products.firstQuantity'),
    vatInPercent: t('admin.products.vat'),
    purchasePrice: t('admin.products.purchasePrice'),
    caseSize: t('admin.products.caseSize'),
    alcoholPercent: t('admin.products.alcohol'),
    minimumAge: t('admin.products.minimumAge'),
    allergensConfirmed: t('admin.products.allergensConfirmed'),
    allergensKnown: t('admin.products.allergensKnown'),
    allergens: t('admin.products.allergens'),
    mayContain: t('admin.products.mayContain'),
    diets: t('admin.products.diets'),
    nutrition: t('product.nutrition'),
    pictures: t('admin.products.sectionPictures'),
    featured: t('admin.products.featured'),
    visible: t('admin.products.visible'),
    stores: t('admin.products.sectionStores'),
  };
}
