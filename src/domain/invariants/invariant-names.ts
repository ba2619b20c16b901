/**
 * What must hold of a shop's data at every moment, in the order in which it is shown; each has words
 * `admin.checks.name_…` and in the mail to the shop.
 */
export const invariantNames = [
  'stockByLedger',
  'orderTotals',
  'orderVat',
  'orderChanges',
  'orderLines',
  'draftsUnpaid',
  'draftStock',
  'creditByLedger',
  'orderCredit',
  'slotPlaces',
  'slotRoom',
  'invoicedOrders',
  'invoiceNumbers',
  'invoiceTotals',
  'creditNotes',
  'paymentSums',
  'paymentsTaken',
  'paymentsEnded',
] as const;
export type InvariantName = (typeof invariantNames)[number];
