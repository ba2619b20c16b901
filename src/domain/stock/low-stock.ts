import type { Milli } from './quantity.ts';

/** Below this a product that is counted and sells is low, in thousandths of its unit, until staff say otherwise. */
export const usualLowStockMilli: Milli = 5000;

/** What staff look for in their products: what is low in some store, or sold out there. */
export const shortages = ['low', 'out'] as const;
export type Shortage = (typeof shortages)[number];

/** Days whose sales say how fast a product goes in a store. */
export const salesDays = 28;
/** Stock that lasts fewer days than this is low: a grocer's suppliers come at least every third day. */
export const coverDays = 3;

/** What of a product is to be had in a store, and what it sold there in the last `salesDays` days, in thousandths. */
type Selling = { availableMilli: Milli; soldMilli: Milli };

/** Days that the stock lasts at its sales; null: it is not sold. */
export function daysLeft({ availableMilli, soldMilli }: Selling): number | null {
  return soldMilli > 0 ? (Math.max(0, availableMilli) * salesDays) / soldMilli : null;
}

/** Why stock is low: none is left, what is left is soon sold, or it is less than staff want to have. */
export const lowStockCauses = ['gone', 'fast', 'few'] as const;
export type LowStockCause = (typeof lowStockCauses)[number];

/**
 * Why the stock of a counted product is low in a store, null where it is not: of what sells, what is gone, or lasts fewer than
 * `coverDays` days, or is less than `floorMilli`. What nobody has bought in that time is never low: nobody waits for it.
 * `shortStock` (server/services/product) asks the same of the database; a test holds the two together.
 */
export function lowStockCause(selling: Selling, floorMilli: Milli): LowStockCause | null {
  const days = daysLeft(selling);
  if (days === null) return null;
  if (selling.availableMilli <= 0) return 'gone';
  if (days < coverDays) return 'fast';
  return selling.availableMilli < floorMilli ? 'few' : null;
}
