import type { Unit } from '#domain/catalogue/unit.ts';
import { type Cents, roundHalfUp } from '#domain/money/cents.ts';

/** What goods are counted in whose price nobody compares by weight: eggs, rolls of paper, washes; matches by the hundred. */
export const countedUnits = ['piece', 'hundred', 'pair', 'roll', 'metre', 'nappy', 'wash', 'bulb'] as const;
export type CountedUnit = (typeof countedUnits)[number];

export const unitPriceUnits = ['kg', 'l', ...countedUnits] as const;
export type UnitPriceUnit = (typeof unitPriceUnits)[number];

/**
 * The price to compare by, which European law wants shown wherever a price is; net weight in grams, volume in millilitres.
 * `comparedBy` goes before weight and volume: `pieces` says how many of them one unit of sale holds.
 */
export function unitPrice(product: {
  priceCents: Cents;
  unit: Unit;
  weightG: number | null;
  volumeMl: number | null;
  pieces?: number | null;
  comparedBy?: CountedUnit | null;
}): { cents: Cents; per: UnitPriceUnit } {
  const { priceCents, unit, weightG, volumeMl, pieces, comparedBy } = product;
  if (unit === 'KG') return { cents: priceCents, per: 'kg' };
  if (unit === 'LITRE') return { cents: priceCents, per: 'l' };
  if (comparedBy === 'hundred') return { cents: roundHalfUp(priceCents * 100, pieces || 1), per: comparedBy };
  if (comparedBy) return { cents: roundHalfUp(priceCents, pieces || 1), per: comparedBy };
  if (weightG) return { cents: roundHalfUp(priceCents * 1000, weightG), per: 'kg' };
  if (volumeMl) return { cents: roundHalfUp(priceCents * 1000, volumeMl), per: 'l' };
  return { cents: roundHalfUp(priceCents, pieces || 1), per: 'piece' };
}
