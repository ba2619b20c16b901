/** The nutrients in the order of Annex XV of Regulation (EU) No 1169/2011; energy stands before them. */
const nutrients = [
  ['fat', false],
  ['saturates', true],
  ['carbohydrate', false],
  ['sugars', true],
  ['fibre', false],
  ['protein', false],
  ['salt', false],
] as const;

type Nutrient = (typeof nutrients)[number][0];
/** Grams; `isPart` marks a part of the row above. */
export type NutritionRow = { nutrient: Nutrient; grams: number; isPart: boolean };

/** What is known of a product's nutrients, in the order that the law gives. */
export function nutritionRows(nutrition: Readonly<Record<string, number>>): NutritionRow[] {
  return nutrients.flatMap(([nutrient, isPart]) => {
    const grams = nutrition[nutrient];
    return grams === undefined ? [] : [{ nutrient, grams, isPart }];
  });
}
