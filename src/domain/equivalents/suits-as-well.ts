import type { Category } from '#domain/catalogue/category.ts';
import { suitedDiets } from '#domain/catalogue/diet.ts';

/** What is declared of a product; `allergens` null when nobody has said. */
export type Declared = {
  category: Category;
  allergens: readonly string[] | null;
  mayContain: readonly string[];
  diets: readonly string[];
  minimumAge: number | null;
};

/**
 * Whether who could have a product can have the other instead: every diet that it suits (but organic, which is a wish:
 * ordinary lemons are better than none, and their name says what they are), no allergen that it has not
 * (nor a trace of one where it had none), no higher age. What nobody has declared is never safe instead of what somebody has.
 */
export function suitsAsWell(wanted: Declared, other: Declared): boolean {
  const suits = new Set<string>(dietsOf(other));
  return (
    dietsOf(wanted).every((diet) => diet === 'organic' || suits.has(diet)) &&
    (other.minimumAge ?? 0) <= (wanted.minimumAge ?? 0) &&
    (!isFood(wanted) || hasNoNewAllergen(wanted, other))
  );
}

function hasNoNewAllergen(wanted: Declared, other: Declared): boolean {
  const { allergens } = wanted;
  if (allergens === null) return true;
  return (
    other.allergens?.every((code) => allergens.includes(code)) === true &&
    other.mayContain.every((code) => allergens.includes(code) || wanted.mayContain.includes(code))
  );
}

function dietsOf({ diets: declared, ...facts }: Declared) {
  return suitedDiets({ ...facts, declared, isFood: isFood(facts) });
}

function isFood({ category }: { category: Category }): boolean {
  return category !== 'NONALIMENTAIRE';
}
