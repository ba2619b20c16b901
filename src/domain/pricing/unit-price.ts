import type { Unit } from '#domain/catalogue/unit.ts';
import type { Cents } from '#domain/money/cents.ts';
import { roundHalfUp } from '#domain/money/round.ts';

export const unitPriceUnits = ['kg', 'l', 'piece'] as const;
export type UnitPriceUnit = (typeof unitPriceUnits)[number];

/** The price to compare by, which European law wants shown wherever a price is; net weight in grams, volume in millilitres. */
export function unitPrice(product: {
  priceCents: Cents;
  unit: Unit;
  weightG: number | null;
  volumeMl: number | null;
  pieces?: number | null;
}): { cents: Cents; per: UnitPriceUnit } {
  const { priceCents, unit, weightG, volumeMl, pieces } = product;
  if (unit === 'KG') return { cents: priceCents, per: 'kg' };
  if (unit === 'LITRE') return { cents: priceCents, per: 'l' };
  if (weightG) return { cents: roundHalfUp(priceCents * 1000, weightG), per: 'kg' };
  if (volumeMl) return { cents: roundHalfUp(priceCents * 1000, volumeMl), per: 'l' };
  return { cents: roundHalfUp(priceCents, pieces || 1), per: 'piece' };
}
