import type { Category } from './category.ts';

/** What must be known of food before it is sold at a distance: Regulation (EU) No 1169/2011, articles 9 and 14. */
export const requiredFacts = ['ingredients', 'allergens'] as const;
export type RequiredFact = (typeof requiredFacts)[number];

type Facts = { category: Category; ingredients: string | null; allergens: readonly string[] | null };

/** What is missing of a product before it may be listed; nothing is asked of what is no food. An empty list of allergens is a declaration. */
export function missingFacts({ category, ingredients, allergens }: Facts): RequiredFact[] {
  if (category === 'NONALIMENTAIRE') return [];
  const missing = { ingredients: !ingredients?.trim(), allergens: allergens === null };
  return requiredFacts.filter((fact) => missing[fact]);
}
