import { type Declared, suitsAsWell } from '#domain/equivalents/suits-as-well.ts';
import { type Measured, measureOf } from '#domain/pricing/substitute-price.ts';
import { isSoldByMeasure, type Milli } from '#domain/stock/quantity.ts';

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

/**
 * How much of a substitute may stand for what is missing of a line, in thousandths of its unit: no more than is missing
 * (picking.md, Substitutes). Of what is sold in another unit it is counted by measure, where both have one of one kind.
 */
export function mostOfSubstitute(missingMilli: Milli, original: Measured, substitute: Measured): Milli {
  if (isSoldByMeasure(original.unit) === isSoldByMeasure(substitute.unit)) return missingMilli;
  const [theirs, mine] = [measureOf(original), measureOf(substitute)];
  const milli =
    theirs && mine && theirs.of === mine.of ? Math.floor((missingMilli * theirs.amount) / mine.amount) : missingMilli;
  return isSoldByMeasure(substitute.unit) ? milli : Math.floor(milli / 1000) * 1000;
}
