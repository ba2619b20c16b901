/** What must hold of a shop's data at every moment; each has words `admin.checks.name_…` and in the mail to the shop. */
export const invariantNames = [
  ...(['stockByLedger', 'orderTotals', 'orderVat', 'orderLines', 'orderChanges', 'draftsUnpaid'] as const),
  ...(['draftStock', 'creditByLedger', 'orderCredit', 'slotPlaces', 'slotRoom'] as const),
  ...(['invoicedOrders', 'invoiceNumbers', 'invoiceTotals', 'creditNotes'] as const),
] as const;
export type InvariantName = (typeof invariantNames)[number];
