import { isSoldByMeasure, type Milli } from '#domain/stock/quantity.ts';

/** By how many per cent what is weighed may be less, and more, than was ordered: the shop's settings, whole numbers. */
export type WeighedTolerance = { weighedUnderPercent: number; weighedOverPercent: number };

/**
 * What the scale may say of what was ordered by the kilogram or litre, in thousandths: at least, rounded up, and at most,
 * rounded down, so that neither limit is passed by a rounding. Below, the line is short; above, it is refused. What lies
 * between is paid as `lineTotal` has it: the agreed unit price × the weight, half up. Null for pieces, which are not weighed.
 */
export function weighedRange(
  unit: string,
  orderedMilli: Milli,
  { weighedUnderPercent, weighedOverPercent }: WeighedTolerance,
): { atLeastMilli: Milli; atMostMilli: Milli } | null {
  if (!isSoldByMeasure(unit)) return null;
  return {
    atLeastMilli: Math.ceil((orderedMilli * (100 - weighedUnderPercent)) / 100),
    atMostMilli: Math.floor((orderedMilli * (100 + weighedOverPercent)) / 100),
  };
}
