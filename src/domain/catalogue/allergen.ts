/** The 14 allergens that must be declared: Annex II of Regulation (EU) No 1169/2011, in its order. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

export function isAllergen(code: string): code is Allergen {
  return (allergens as readonly string[]).includes(code);
}
