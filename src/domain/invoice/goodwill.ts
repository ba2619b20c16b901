import type { Cents } from '#domain/money/cents.ts';
import { type RateTotal, type VatShare, vatIncluded } from '#domain/pricing/vat.ts';
import type { InvoiceFigures } from './invoice-content.ts';
import { sumUp } from './invoice-figures.ts';

type Rated = { vatByRate: readonly RateTotal[] };

/** What of an invoice is left to be credited, by rate, after the notes before: gross and the VAT in it. */
function leftByRate(invoice: Rated, notes: readonly Rated[]): VatShare[] {
  const credited = notes.flatMap(({ vatByRate }) => vatByRate);
  return invoice.vatByRate.map(({ rateBp, grossCents, vatCents }) => {
    const own = credited.filter((one) => one.rateBp === rateBp);
    const sum = (of: 'grossCents' | 'vatCents') => own.reduce((all, one) => all + one[of], 0);
    return { rateBp, grossCents: grossCents - sum('grossCents'), vatCents: vatCents - sum('vatCents') };
  });
}

/** What of an invoice may still be credited, in cents. */
export function creditable(invoice: Rated, notes: readonly Rated[]): Cents {
  return leftByRate(invoice, notes).reduce((sum, { grossCents }) => sum + Math.max(0, grossCents), 0);
}

/**
 * The figures of a credit note over a sum that is given back for no goods: by the rates, in proportion to what is left of
 * each, the cents that rounding leaves over to the largest (payments.md, Capture and refund). It has no lines; the parts stand
 * where a fee does. What takes all that is left of a rate takes all of its VAT. The caller has compared with `creditable`.
 */
export function giveGoodwill(invoice: Rated, notes: readonly Rated[], cents: Cents): InvoiceFigures {
  const left = leftByRate(invoice, notes).filter(({ grossCents }) => grossCents > 0);
  const total = left.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const parts = left.map((rate) => ({ ...rate, part: Math.floor((cents * rate.grossCents) / total) }));
  const [largest] = parts.toSorted((a, b) => b.grossCents - a.grossCents || b.rateBp - a.rateBp);
  if (largest) largest.part += cents - parts.reduce((sum, { part }) => sum + part, 0);
  const shares = parts.map(({ rateBp, grossCents, vatCents, part }) => {
    return { rateBp, grossCents: part, vatCents: part === grossCents ? vatCents : vatIncluded(part, rateBp) };
  });
  return sumUp(
    [],
    shares.filter(({ grossCents }) => grossCents > 0),
  );
}
