export const storageTypes = ['frozen', 'refrigerated', 'dry'] as const;
export type StorageType = (typeof storageTypes)[number];

/** The storage type of a product for which nobody has declared one, by its category code. */
export function storageTypeOf(category: string): StorageType {
  if (category.includes('CONGELE')) return 'frozen';
  return category === 'POISSONNERIE' || category === 'TRAITEUR' ? 'refrigerated' : 'dry';
}
