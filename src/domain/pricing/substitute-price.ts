import type { Unit } from '#domain/catalogue/unit.ts';
import type { Cents } from '#domain/money/cents.ts';

/** What one unit of sale holds: net weight in grams, volume in millilitres, where they are known. */
export type Measured = { unit: Unit; weightG: number | null; volumeMl: number | null };

/**
 * What one unit of a substitute costs, in cents: never more than its own price, than the unit that it stands for, nor, where
 * both have a measure of one kind, than that unit costs by measure, rounded down (500 g at 2.00 by 250 g at 1.50: 1.00).
 * Source: the specification of substitutes, "the unit price is the least of".
 */
export function substitutePrice(
  substitute: Measured & { unitCents: Cents },
  original: Measured & { unitCents: Cents },
): Cents {
  const [mine, theirs] = [measureOf(substitute), measureOf(original)];
  const byMeasure =
    mine && theirs && mine.of === theirs.of
      ? Math.floor((original.unitCents * mine.amount) / theirs.amount)
      : original.unitCents;
  return Math.min(substitute.unitCents, original.unitCents, byMeasure);
}

/** What one unit holds, in grams or millilitres; null where nobody has said. */
export function measureOf({ unit, weightG, volumeMl }: Measured): { of: 'weight' | 'volume'; amount: number } | null {
  if (unit === 'KG') return { of: 'weight', amount: 1000 };
  if (unit === 'LITRE') return { of: 'volume', amount: 1000 };
  if (weightG) return { of: 'weight', amount: weightG };
  return volumeMl ? { of: 'volume', amount: volumeMl } : null;
}
