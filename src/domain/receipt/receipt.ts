import type { Milli } from '#domain/stock/quantity.ts';

/** A `draft` moves no stock; a `booked` one has added its goods; a `cancelled` one has taken them out again. */
export const receiptStates = ['draft', 'booked', 'cancelled'] as const;
export type ReceiptState = (typeof receiptStates)[number];

export const receiptSorts = ['newest', 'oldest'] as const;

/** Days ahead that goods are listed for as soon at their date. */
export const usualDaysAhead = 3;

/** How much was delivered: so many cases of `caseSize` units each, or a quantity in thousandths of the unit. */
export type Delivered = { cases: number; caseSize: number } | { milli: Milli };

/** What was delivered, in thousandths of the unit of sale. */
export function deliveredMilli(delivered: Delivered): Milli {
  return 'milli' in delivered ? delivered.milli : delivered.cases * delivered.caseSize * 1000;
}

/**
 * What a cancelled receipt takes out of the stock again: what it has added, but never more than is to be had. The rest is
 * sold or promised to orders, and stays.
 */
export function takenBack(addedMilli: Milli, availableMilli: Milli): Milli {
  return Math.max(0, Math.min(addedMilli, availableMilli));
}
