import type { NutritionKey } from '#domain/catalogue/nutrient.ts';
import type { ProductT } from './use-product-t.ts';

/** What the form calls a nutrient; energy with its unit. */
export function nutrientWord(t: ProductT, key: NutritionKey): string {
  return key === 'energyKj' || key === 'energyKcal' ? t(`admin.products.${key}`) : t(`product.nutrient_${key}`);
}
