import { type Declared, suitsAsWell } from '#domain/equivalents/suits-as-well.ts';

/**
 * Whether a picker may put a product in the place of another: as what a shopper is offered as an equivalent (no allergen
 * more, nor a trace of one, every diet that the other suits, no higher age, nothing undeclared in the place of what is
 * declared), and stricter where a shopper may decide and a picker may not. Organic stays organic; where nobody has said what
 * is in the original, or it is no food, nothing with a declared allergen takes its place either. That both are of one kind
 * is asked by `rankEquivalents`.
 */
export function maySubstitute(original: Declared, other: Declared): boolean {
  const isLabelKept = !original.diets.includes('organic') || other.diets.includes('organic');
  return isLabelKept && !addsAllergen(original, other) && suitsAsWell(original, other);
}

function addsAllergen(original: Declared, other: Declared): boolean {
  const declared = original.allergens ?? [];
  const traces = [...declared, ...original.mayContain];
  const isNew = (known: readonly string[]) => (code: string) => !known.includes(code);
  return (other.allergens ?? []).some(isNew(declared)) || other.mayContain.some(isNew(traces));
}
