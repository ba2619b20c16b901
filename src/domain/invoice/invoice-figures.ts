import { type Cents, roundHalfUp } from '#domain/money/cents.ts';
import { splitFeeByRate, totalsByRate, type VatShare } from '#domain/pricing/vat.ts';
import type { InvoiceFigures, InvoiceLine } from './invoice-content.ts';

/** The figures of the invoice of an order: its lines as they were agreed, its fee by the rates of the goods. */
export function invoiceFigures(lines: readonly InvoiceLine[], feeCents: Cents): InvoiceFigures {
  return sumUp(lines, feeCents === 0 ? [] : splitFeeByRate(feeCents, lines));
}

/** Lines and the parts of a fee with what they come to. */
export function sumUp(lines: readonly InvoiceLine[], fee: readonly VatShare[]): InvoiceFigures {
  const vatByRate = totalsByRate([...lines, ...fee]);
  const sum = (of: 'netCents' | 'vatCents' | 'grossCents') => vatByRate.reduce((all, rate) => all + rate[of], 0);
  return {
    lines: [...lines],
    fee: [...fee],
    vatByRate,
    netCents: sum('netCents'),
    vatCents: sum('vatCents'),
    totalCents: sum('grossCents'),
  };
}

/** A price without its VAT, in hundredths of a cent: prices of a unit are agreed with VAT, and the law wants them without. */
export function netInHundredths(grossCents: Cents, rateBp: number): number {
  return roundHalfUp(grossCents * 100 * 10_000, 10_000 + rateBp);
}
