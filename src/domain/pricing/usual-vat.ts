import type { Category } from '#domain/catalogue/category.ts';

/**
 * The VAT rate of goods for which nobody has said another, in basis points, by French law (code général des impôts,
 * articles 278 and 278-0 bis): 5.5 % for food, 20 % for alcohol and for what is no food.
 */
export function usualVatBp(category: Category): number {
  return category === 'ALCOOL' || category === 'NONALIMENTAIRE' ? 2000 : 550;
}
