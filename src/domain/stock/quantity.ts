import type { Unit } from '#domain/catalogue/unit.ts';

/** A quantity in thousandths of its unit, always a whole number: 1500 is 1.5 kg, or 1.5 pieces were they sold so. */
export type Milli = number;

/** The most that one order may hold of a product. */
export const maxQuantityMilli: Milli = 999_000;

/** The most that a count of what a store has may say: more would not fit into the column of the stock. */
export const maxStockMilli: Milli = 1_000_000_000;

/** Reads a decimal quantity; null unless it is finite and has at most three decimals (noise of binary sums aside). */
export function toMilli(decimal: number): Milli | null {
  const milli = Math.round(decimal * 1000);
  if (!Number.isSafeInteger(milli)) return null;
  const noise = 1e-12 * Math.max(1, Math.abs(milli));
  return Math.abs(decimal * 1000 - milli) <= noise ? milli + 0 : null;
}

/** The decimal number of the wire: 1500 gives 1.5. */
export function fromMilli(milli: Milli): number {
  return milli / 1000;
}

/** Whether it is weighed or measured when it is picked: its price is that of a kilogram or litre. */
export function isSoldByMeasure(unit: string): boolean {
  return unit === 'KG' || unit === 'LITRE';
}

/** By how much a quantity grows: the product's own step, else 0.1 for kilograms and litres and 1 for the rest. */
export function quantityStepMilli(unit: Unit, ownStep?: Milli | null): Milli {
  return ownStep || (isSoldByMeasure(unit) ? 100 : 1000);
}

/** The steps of what staff write: of what is sold by weight or measure any thousandth, of the rest the product's own. */
export function staffStepMilli(unit: Unit, stepMilli: Milli): Milli {
  return isSoldByMeasure(unit) ? 1 : stepMilli;
}

/** What most shoppers take of what is weighed, when nobody has said otherwise. */
const usualMilli: Milli = 500;

/**
 * What the first press takes: the product's own, else half a kilogram or litre, of the rest one step. A whole number of
 * steps.
 */
export function firstQuantityMilli(unit: Unit, stepMilli: Milli, stated?: Milli | null): Milli {
  if (stated) return stated;
  return isSoldByMeasure(unit) ? Math.max(1, Math.floor(usualMilli / stepMilli)) * stepMilli : stepMilli;
}

/** Positive, a whole number of steps, and at most 999. Stock is a question of its own. */
export function isQuantityAllowed(milli: Milli, stepMilli: Milli): boolean {
  return Number.isSafeInteger(milli) && milli > 0 && milli <= maxQuantityMilli && milli % stepMilli === 0;
}
