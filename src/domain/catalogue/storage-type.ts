export const storageTypes = ['frozen', 'refrigerated', 'dry'] as const;
export type StorageType = (typeof storageTypes)[number];

/** The storage type of a product that has none of its own, by its category code (storefront, 9; decision 23b). */
export function storageTypeOf(category: string): StorageType {
  if (category.includes('CONGELE')) return 'frozen';
  return category === 'POISSONNERIE' || category === 'TRAITEUR' ? 'refrigerated' : 'dry';
}
