import type { Category } from './category.ts';

/**
 * Why no list of ingredients is asked of a food, as staff declare it: Regulation (EU) No 1169/2011, article 19 (1) (b) to (e)
 * and article 16 (4). Each holds only if nothing was added, which nothing else that is known of a product says. Fresh fruit
 * and vegetables, (a), need no declaration (required-facts).
 */
export const ingredientsExemptions = ['singleIngredient', 'dairy', 'vinegar', 'carbonatedWater', 'alcohol'] as const;
export type IngredientsExemption = (typeof ingredientsExemptions)[number];

/** In which aisles a declaration can be true; any but these where it names none. */
const aisles: Record<IngredientsExemption, readonly Category[] | null> = {
  // (e): one ingredient, which the name of the food says. No drink of more than 1.2 % of alcohol is one.
  singleIngredient: null,
  // (d): cheese, butter, fermented milk and cream, with nothing but lactic products, enzymes and cultures (and salt in cheese).
  dairy: ['LAITIER'],
  // (c): fermented from one basic product, with nothing added.
  vinegar: ['SAUCE', 'EPICE', 'CONSERVE'],
  // (b): water and carbon dioxide, which the name says.
  carbonatedWater: ['BOISSON'],
  // Article 16 (4): more than 1.2 %. Wine lists its ingredients since Regulation (EU) 2021/2117.
  alcohol: ['ALCOOL'],
};
/** What has more alcohol, per cent, needs no list of ingredients. */
export const strongPercent = 1.2;

type Declared = {
  category: Category;
  ingredientsExemption: IngredientsExemption | null;
  alcoholPercent: number | null;
};

/** Whether what is declared frees goods of this aisle, with so much alcohol (per cent), from a list of ingredients. */
export function isExempt({ category, ingredientsExemption, alcoholPercent }: Declared): boolean {
  if (ingredientsExemption === null) return false;
  if (ingredientsExemption === 'alcohol' && (alcoholPercent ?? 0) <= strongPercent) return false;
  return aisles[ingredientsExemption]?.includes(category) ?? category !== 'ALCOOL';
}
