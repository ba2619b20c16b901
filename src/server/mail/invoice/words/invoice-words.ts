import type { OnlineMethod } from '#domain/payment/provider.ts';

/** The words of invoices and credit notes in one language, beside those of the mails; French is the master. */
export type InvoiceWords = {
  invoice: string;
  creditNote: string;
  number: string;
  issuedOn: string;
  order: string;
  orderedOn: string;
  deliveredOn: string;
  collectedOn: string;
  deliveredTo: string;
  seller: string;
  buyer: string;
  taxNumber: string;
  unitNet: string;
  unitGross: string;
  rate: string;
  amount: string;
  /** Under a line: how much less than before. */
  discount: (percent: string, price: string) => string;
  vat: string;
  net: string;
  gross: string;
  totalNet: string;
  totalVat: string;
  total: string;
  /** What the customer's credit paid, and what is left. */
  byCredit: string;
  toPay: string;
  paid: string;
  /** Of a method that a provider settles: when it took the money, and of a credit note that it goes back to the means. */
  online: Record<OnlineMethod, { paid: (day: string) => string; back: string }>;
  /** Of a credit note: what goes back, to the customer's credit and as money, or is owed no more. */
  backToCredit: string;
  backAsMoney: string;
  owedNoMore: string;
  corrects: (number: string, date: string) => string;
  /** Of a credit note for no goods: what stands where the goods would. */
  goodwill: string;
  reason: string;
  operation: string;
  /** What the law wants said to businesses. */
  lateFees: string;
  page: (page: number, of: number) => string;
  /** The mail that hands it over: `number` is its own, `order` that of the order. */
  mail: Record<'invoice' | 'creditNote', { subject: (number: string, order: string) => string; text: string }>;
};
