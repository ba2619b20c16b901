/** The weights of a product in grams; what is unknown is null or 0. */
type Weights = { articleWeight: number | null; unitWeight: number | null; tareWeight: number | null };

/** The weight to show, in grams: the article's, else the unit's, else the tare; null if none is known. */
export function shownWeight({ articleWeight, unitWeight, tareWeight }: Weights): number | null {
  return articleWeight || unitWeight || tareWeight || null;
}

/** What is in the package, in grams, where the weight to show has the package in it; else null: the one weight says it. */
export function netWeight(weights: Weights): number | null {
  const { articleWeight, unitWeight } = weights;
  return articleWeight && unitWeight && unitWeight < articleWeight ? unitWeight : null;
}
