/**
 * The nutrients of a declaration, per 100 g or 100 ml, in the order of Annex XV of Regulation (EU) No 1169/2011; energy
 * stands before them. `isPart` marks a part of the one above.
 */
export const nutrients = [
  { nutrient: 'fat', isPart: false },
  { nutrient: 'saturates', isPart: true },
  { nutrient: 'carbohydrate', isPart: false },
  { nutrient: 'sugars', isPart: true },
  { nutrient: 'fibre', isPart: false },
  { nutrient: 'protein', isPart: false },
  { nutrient: 'salt', isPart: false },
] as const;
export type Nutrient = (typeof nutrients)[number]['nutrient'];

/** What a declaration is kept by: energy in kJ and kcal, nutrients in grams. */
export const nutritionKeys = ['energyKj', 'energyKcal', ...nutrients.map(({ nutrient }) => nutrient)] as const;
export type NutritionKey = (typeof nutritionKeys)[number];
