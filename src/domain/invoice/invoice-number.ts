export const invoiceKinds = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Each kind is a series of its own: facture, avoir. */
const series: Record<InvoiceKind, string> = { invoice: 'F', creditNote: 'A' };

/** `F2026-000001`: the series, the year and the place in it, which begins at 1 each year and leaves none out. */
export function invoiceNumber(kind: InvoiceKind, year: number, position: number): string {
  if (!Number.isSafeInteger(position) || position < 1) throw new RangeError(`No place in a series: ${position}`);
  return `${series[kind]}${year}-${String(position).padStart(6, '0')}`;
}
