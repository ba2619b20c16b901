import type { Category } from './category.ts';
import { type IngredientsExemption, isExempt } from './ingredients-exemption.ts';
import type { Packaging } from './packaging.ts';
import type { StorageType } from './usual-facts.ts';

/**
 * What must be known of food before it is sold at a distance: Regulation (EU) No 1169/2011, articles 9 and 14. Allergens that
 * came with an import must have been seen by somebody of the shop, which answers for them.
 */
export const requiredFacts = ['ingredients', 'allergens', 'allergensSeen'] as const;
export type RequiredFact = (typeof requiredFacts)[number];

type Goods = {
  category: Category;
  kind: string | null;
  storageType: StorageType;
  packaging: Packaging | null;
  ingredientsExemption: IngredientsExemption | null;
  alcoholPercent: number | null;
};
type Facts = Goods & {
  ingredients: string | null;
  allergens: readonly string[] | null;
  /** They came with an import, and nobody has looked at them. */
  allergensUnseen?: boolean;
};

/**
 * What is missing of a product before it may be listed; nothing is asked of what is no food, but what an import has
 * said of it. An empty list of allergens is a declaration.
 */
export function missingFacts({ ingredients, allergens, allergensUnseen = false, ...goods }: Facts): RequiredFact[] {
  const allergensSeen = allergensUnseen;
  if (goods.category === 'NONALIMENTAIRE') return allergensSeen ? ['allergensSeen'] : [];
  const missing = {
    ingredients: !ingredients?.trim() && !isWholeProduce(goods) && !isExempt(goods),
    // Article 21: also of what needs no list of ingredients.
    allergens: allergens === null,
    allergensSeen,
  };
  return requiredFacts.filter((fact) => missing[fact]);
}

/** What is not sold as it was harvested. */
export const closedPacks = ['bottle', 'can', 'jar', 'carton'] as const satisfies readonly Packaging[];
/** The aisles of fresh fruit and vegetables. */
export const produceCategories = ['FRUIT', 'LEGUME'] as const satisfies readonly Category[];

/**
 * Fresh fruit and vegetables that nobody has peeled or cut need no list of ingredients: article 19 (1) (a), and (e) for
 * roots and herbs that are their own one ingredient. All kinds of these two aisles are fresh; what is cut is sold chilled,
 * what is prepared frozen or in a closed pack. What else article 19 frees (carbonated water, vinegar, cheese, butter, other
 * foods of one ingredient) depends on nothing having been added: staff declare it (ingredients-exemption).
 */
function isWholeProduce({ category, kind, storageType, packaging }: Goods): boolean {
  const isProduce = produceCategories.some((one) => one === category);
  return isProduce && kind !== null && storageType === 'dry' && !closedPacks.some((one) => one === packaging);
}
