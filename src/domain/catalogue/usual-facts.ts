import type { Category } from '#domain/catalogue/category.ts';

export const storageTypes = ['frozen', 'refrigerated', 'dry'] as const;
export type StorageType = (typeof storageTypes)[number];

/** The storage type of a product for which nobody has declared one, by its category code. */
export function storageTypeOf(category: string): StorageType {
  if (category.includes('CONGELE')) return 'frozen';
  return category === 'POISSONNERIE' || category === 'TRAITEUR' ? 'refrigerated' : 'dry';
}

/**
 * The VAT rate of goods for which nobody has said another, in basis points, by French law (code général des impôts,
 * articles 278 and 278-0 bis): 5.5 % for food, 20 % for alcohol and for what is no food.
 */
export function usualVatBp(category: Category): number {
  return category === 'ALCOOL' || category === 'NONALIMENTAIRE' ? 2000 : 550;
}
