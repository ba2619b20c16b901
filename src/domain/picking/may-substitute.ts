import { type Declared, suitsAsWell } from '#domain/equivalents/suits-as-well.ts';

/**
 * Whether a picker may put a product in the place of another: as what a shopper is offered as an equivalent (no allergen
 * more, nor a trace of one, every diet that the other suits, no higher age, nothing undeclared in the place of what is
 * declared), and stricter in two things that a shopper may decide and a picker may not. Organic stays organic; and where
 * nobody has said what is in the original, nothing with a declared allergen takes its place. That both are of one kind is
 * asked by `rankEquivalents`.
 */
export function maySubstitute(original: Declared, other: Declared): boolean {
  const isLabelKept = !original.diets.includes('organic') || other.diets.includes('organic');
  const addsToUnknown =
    original.allergens === null &&
    ((other.allergens ?? []).length > 0 || other.mayContain.some((code) => !original.mayContain.includes(code)));
  return isLabelKept && !addsToUnknown && suitsAsWell(original, other);
}
