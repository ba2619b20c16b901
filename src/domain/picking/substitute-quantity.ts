import { type Measured, measureOf } from '#domain/pricing/substitute-price.ts';
import { isSoldByMeasure, type Milli } from '#domain/stock/quantity.ts';

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
