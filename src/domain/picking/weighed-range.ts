import { isSoldByMeasure, type Milli } from '#domain/stock/quantity.ts';

/** What a weighed line may weigh beside what was ordered; null for what is sold by the piece. */
export function weighedRange(
  unit: string,
  orderedMilli: Milli,
  { underPercent, overPercent }: { underPercent: number; overPercent: number },
): { atLeastMilli: Milli; atMostMilli: Milli } | null {
  if (!isSoldByMeasure(unit)) return null;
  return {
    atLeastMilli: Math.ceil((orderedMilli * (100 - underPercent)) / 100),
    atMostMilli: Math.floor((orderedMilli * (100 + overPercent)) / 100),
  };
}
