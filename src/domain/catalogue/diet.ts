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
