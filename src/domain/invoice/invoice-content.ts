import type { Language } from '#domain/language/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/order/payment.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { RateTotal, VatShare } from '#domain/pricing/vat.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';

export const invoiceKinds = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Each kind is a series of its own: facture, avoir. */
const series: Record<InvoiceKind, string> = { invoice: 'F', creditNote: 'A' };

/** `F2026-000001`: the series, the year and the place in it, which begins at 1 each year and leaves none out. */
export function invoiceNumber(kind: InvoiceKind, year: number, position: number): string {
  if (!Number.isSafeInteger(position) || position < 1) throw new RangeError(`No place in a series: ${position}`);
  return `${series[kind]}${year}-${String(position).padStart(6, '0')}`;
}

export type Place = { street: string; postalCode: string; city: string };

/** A line of an invoice or a credit note: what of an order's line it is about, and what that comes to, VAT included. */
export type InvoiceLine = {
  /** Of the order's line. */
  lineId: number;
  productId: number;
  name: string;
  unit: string;
  quantityMilli: Milli;
  /** Of one unit, VAT included: as agreed, and before its discount. */
  unitCents: Cents;
  baseCents: Cents;
  discountPercent: number | null;
  rateBp: number;
  grossCents: Cents;
  vatCents: Cents;
};

/** What lines and fee come to. Net and VAT add up to the total, by rate too. */
export type InvoiceFigures = {
  lines: InvoiceLine[];
  /** The delivery fee by the rates of the goods; empty without one. */
  fee: VatShare[];
  vatByRate: RateTotal[];
  netCents: Cents;
  vatCents: Cents;
  totalCents: Cents;
};

/** All that an invoice or credit note says but its number; frozen when it is issued, whatever becomes of shop and order. */
export type InvoiceContent = InvoiceFigures & {
  language: Language;
  /** ISO 4217. */
  currency: string;
  /** `YYYY-MM-DD`, as the store's clocks had it. */
  issuedOn: string;
  seller: {
    name: string;
    legalName: string;
    email: string;
    phone: string;
    numbers: [label: string, value: string][];
    /** Of a seat that staff have written; `street` may have several lines then. */
    country?: string;
  } & Place;
  /** Parts that nobody has given (the address of whoever collects) are null. */
  buyer: Record<'name' | 'street' | 'postalCode' | 'city' | 'taxNumber', string | null>;
  order: {
    number: string;
    type: OrderType;
    priceType: PriceType;
    orderedOn: string;
    /** Brought or handed over. */
    deliveredOn: string;
    /** Where to, when that is not where the invoice goes. */
    deliveredTo: Place | null;
  };
  /** What the customer's credit paid, or what of a credit note goes back to it; the rest is money. */
  creditCents: Cents;
  /** `paidOn`: the day on which a provider took the money; left out where none has. */
  payment: { method: PaymentMethod; status: PaymentStatus; paidOn?: string };
  /** Of a credit note: what a provider sends back to the means; left out where it is nothing. */
  toMeansCents?: Cents;
  /** Where the rest was to be transferred to when it was issued; left out where none was awaited. */
  transfer?: BankAccount;
  /** Of a credit note: the invoice that it corrects, and why; for no goods, out of goodwill. */
  corrects: { number: string; issuedOn: string; reason: string; isGoodwill?: boolean } | null;
};
