/** Diets that goods can be filtered by. What is not known to suit one never counts. */
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'lactose-free', 'halal', 'organic'] as const;
export type Diet = (typeof diets)[number];

export function isDiet(code: string): code is Diet {
  return (diets as readonly string[]).includes(code);
}

type Facts = {
  declared: readonly string[];
  /** Null: not declared. */
  allergens: readonly string[] | null;
  mayContain: readonly string[];
  isFood: boolean;
};

/**
 * The diets that a product suits: those declared, vegetarian for what is vegan, and lactose-free for food whose
 * declared allergens and traces have no milk, of which lactose is a part (Annex II, 7 of Regulation (EU) No 1169/2011).
 * Gluten-free is a claim with a limit of its own (Regulation (EU) No 828/2014): only a declaration counts.
 */
export function suitedDiets({ declared, allergens, mayContain, isFood }: Facts): Diet[] {
  const isMilkFree = allergens !== null && !allergens.includes('milk') && !mayContain.includes('milk');
  return diets.filter((diet) => {
    if (declared.includes(diet)) return true;
    if (diet === 'vegetarian') return declared.includes('vegan');
    return diet === 'lactose-free' && isFood && isMilkFree;
  });
}

/**
 * The diets that a filter finds a product by: those that it suits, and gluten-free for a single food that nobody has made
 * anything of (fruit, vegetables, meat, fish, eggs) and whose declared allergens and traces have no gluten. It is no
 * claim: the words stand only on what declares it.
 */
export function filteredDiets(facts: Facts & { isUnprocessed: boolean }): Diet[] {
  const { allergens, mayContain, isFood, isUnprocessed } = facts;
  const isGlutenFree = allergens !== null && !allergens.includes('gluten') && !mayContain.includes('gluten');
  const suited = suitedDiets(facts);
  return diets.filter(
    (diet) => suited.includes(diet) || (diet === 'gluten-free' && isFood && isUnprocessed && isGlutenFree),
  );
}

/** Categories whose goods are single foods as they grew or were caught, unless more than one ingredient is named. */
const plainFoods = new Set<string>(['FRUIT', 'LEGUME', 'VIANDE', 'POISSONNERIE']);
/** Eggs stand among dairy. */
const plainKinds = new Set<string>(['eggs', 'quail-eggs']);

/** Whether a product is a single food that nobody has made anything of; `ingredients` as they are declared. */
export function isUnprocessed(category: string, kind: string | null, ingredients: string | null): boolean {
  const isPlain = plainFoods.has(category) || (kind !== null && plainKinds.has(kind));
  return isPlain && !/[,;(]/.test(ingredients ?? '');
}
