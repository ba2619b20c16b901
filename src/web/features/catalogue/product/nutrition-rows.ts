import { type Nutrient, nutrients } from '#domain/catalogue/nutrient.ts';

/** Grams; `isPart` marks a part of the row above. */
export type NutritionRow = { nutrient: Nutrient; grams: number; isPart: boolean };

/** What is known of a product's nutrients, in the order that the law gives. */
export function nutritionRows(nutrition: Readonly<Record<string, number>>): NutritionRow[] {
  return nutrients.flatMap(({ nutrient, isPart }) => {
    const grams = nutrition[nutrient];
    return grams === undefined ? [] : [{ nutrient, grams, isPart }];
  });
}
