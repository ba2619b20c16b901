/**
 * Why stock moved. An order makes a `reservation`, which is a `sale` once the goods are picked; a `release` ends a
 * reservation, a `cancellation` brings picked goods back. A `receipt` is what a supplier has delivered, by a delivery note
 * that is kept; a `receiptCancellation` takes it out again.
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
] as const;
