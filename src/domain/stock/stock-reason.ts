import type { Milli } from './quantity.ts';

/**
 * Why what stands in a store is not what the ledger says, as whoever counts says it: `counted` where nobody knows. The
 * others take goods away alone.
 */
export const countReasons = ['counted', 'damaged', 'expired', 'theft', 'ownUse'] as const;
export type CountReason = (typeof countReasons)[number];

/**
 * Why stock moved. An order makes a `reservation`, which is a `sale` once the goods are picked; a `release` ends a
 * reservation, a `cancellation` brings picked goods back. A `receipt` is what a supplier has delivered, by a delivery note
 * that is kept; a `receiptCancellation` takes it out again. `shortDate` takes goods to an article of their own.
 */
export const stockReasons = [
  'opening',
  'delivery',
  'receipt',
  'receiptCancellation',
  'reservation',
  'release',
  'sale',
  'cancellation',
  'correction',
  ...countReasons,
  'shortDate',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Reasons by which somebody has said what stands in a store: what was counted before that is out of date. */
export const correctingReasons = ['correction', ...countReasons] as const satisfies readonly StockReason[];

/** The reason by which the ledger keeps a difference, in thousandths: nothing that was found was damaged or stolen. */
export function reasonOfDifference(deltaMilli: Milli, reason: CountReason): CountReason {
  return deltaMilli > 0 ? 'counted' : reason;
}
