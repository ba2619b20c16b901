import type { ChecksMailWords } from './checks-mail-words.ts';

export const checksEn: ChecksMailWords = {
  subject: 'A check of the data has failed',
  heading: 'Some data do not match',
  text: 'This is what last night’s check found. Nothing was changed: please look into it.',
  names: {
    stockByLedger: 'Stock and its movements',
    orderTotals: 'Totals of orders and their lines',
    orderVat: 'VAT of orders',
    orderLines: 'Orders without items',
    orderChanges: 'Orders and their changes',
    draftsUnpaid: 'Paid drafts',
    draftStock: 'Drafts that have taken stock',
    creditByLedger: 'Store credit and its movements',
    orderCredit: 'Store credit spent on orders',
    slotPlaces: 'Orders and their slot',
    slotRoom: 'Overbooked slots',
    invoicedOrders: 'Delivered orders and their invoices',
    invoiceNumbers: 'Invoice numbers, without gaps',
    invoiceTotals: 'Invoices and their orders',
    creditNotes: 'Credit notes and their invoices',
  },
  found: (count, examples) => (count === 1 ? `1 difference (${examples})` : `${count} differences (${examples})`),
  unchecked: 'could not be checked',
  button: 'See the checks',
  foot: (shop) => `Sent by the ${shop} site.`,
};
