import type { StaffProduct } from '#contract/catalogue/staff-products.ts';

const noTexts = { fr: '', en: '', vi: '' };

/** What the form of a new product begins with: what the server takes for what is left out (usual-values.ts). */
export function blankProduct(storeIds: readonly number[]): StaffProduct {
  return {
    ...{
      id: 0,
      version: 0,
      slug: '',
      name: '',
      names: noTexts,
      description: '',
      descriptions: noTexts,
      ingredients: null,
      searchWords: { fr: [], en: [], vi: [] },
      ingredientsExemption: null,
    },
    ...{ category: '', kind: null, unit: 'P', packaging: null, storageType: 'dry', comparedBy: null },
    ...{ supplier: null, supplierCode: null, brand: null, pictures: [] },
    ...{ barcode: null, barcodes: [], unreadBarcodes: [] },
    ...{ weight: null, unitWeight: null, isWeightEstimated: false, tareWeight: null },
    ...{ volume: null, pieces: null, quantityStep: 1, firstQuantity: 1, vatInPercent: 5.5 },
    ...{ origin: null, allergens: null, mayContain: [], diets: [], nutrition: null, alcoholPercent: null },
    ...{ minimumAge: null, featured: false, visible: true, missing: [], rating: null },
    ...{ price: null, originalPrice: null, wholesalePrice: null, discount: 0, quantityInStock: 0 },
    ...{ createdAt: '', updatedAt: '' },
    stores: storeIds.map((storeId) => ({
      ...{ storeId, price: null, originalPrice: null, wholesalePrice: null, discount: 0 },
      ...{ discountFrom: null, discountTo: null, quantityInStock: 0, isReduced: false, reduction: null },
      ...{ isPlanned: false, plannedReduction: null },
    })),
  };
}
