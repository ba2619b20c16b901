import type { Cents } from '#domain/money/cents.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import { vatIncluded } from '#domain/pricing/vat.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { InvoiceFigures, InvoiceLine } from './invoice-content.ts';
import { sumUp } from './invoice-figures.ts';

type Sold = Pick<InvoiceFigures, 'lines' | 'fee' | 'totalCents'>;
type Credited = Pick<InvoiceFigures, 'lines'>;

/** How much of each product can still be taken back: what was delivered less what was. */
export function returnable(invoice: Credited, notes: readonly Credited[]): Map<number, Milli> {
  const left = new Map<number, Milli>();
  const back = notes.flatMap(({ lines }) => lines).map((line) => ({ ...line, quantityMilli: -line.quantityMilli }));
  for (const { productId, quantityMilli } of [...invoice.lines, ...back])
    left.set(productId, (left.get(productId) ?? 0) + quantityMilli);
  return left;
}

/**
 * The figures of the credit note for goods of an invoice that come back, by product, after the notes before it; of a product
 * on several lines the last goes first. The caller has compared with `returnable`.
 */
export function takeBack(
  invoice: Sold,
  notes: readonly Credited[],
  wanted: ReadonlyMap<number, Milli>,
): InvoiceFigures {
  const open = new Map(wanted);
  const before = creditedByLine(notes);
  const byLine = new Map<number, Milli>();
  for (const line of invoice.lines.toReversed()) {
    const asked = open.get(line.productId) ?? 0;
    const quantityMilli = Math.min(asked, line.quantityMilli - (before.get(line.lineId) ?? 0));
    open.set(line.productId, asked - quantityMilli);
    byLine.set(line.lineId, quantityMilli);
  }
  return takeBackLines(invoice, notes, byLine);
}

/**
 * The same by the order's lines, at the agreed prices. Whatever the parts that goods come back in, and however each was
 * rounded, all of them make what the invoice says, by rate too; what leaves nothing gives the fee back. The caller has seen
 * that no line is asked for more than is left of it.
 */
export function takeBackLines(
  invoice: Sold,
  notes: readonly Credited[],
  wanted: ReadonlyMap<number, Milli>,
): InvoiceFigures {
  const before = creditedByLine(notes);
  let isAll = true;
  const lines: InvoiceLine[] = [];
  for (const line of invoice.lines) {
    const done = before.get(line.lineId) ?? 0;
    const quantityMilli = wanted.get(line.lineId) ?? 0;
    if (done + quantityMilli < line.quantityMilli) isAll = false;
    if (quantityMilli > 0) lines.push(partOf(line, done, done + quantityMilli));
  }
  return sumUp(lines, isAll && lines.length > 0 ? invoice.fee : []);
}

function creditedByLine(notes: readonly Credited[]): Map<number, Milli> {
  const before = new Map<number, Milli>();
  for (const { lineId, quantityMilli } of notes.flatMap(({ lines }) => lines))
    before.set(lineId, (before.get(lineId) ?? 0) + quantityMilli);
  return before;
}

/** The part of a line between two quantities. Sums up to the line, whatever the steps. */
function partOf(line: InvoiceLine, from: Milli, to: Milli): InvoiceLine {
  const [start, end] = [upTo(line, from), upTo(line, to)];
  return {
    ...line,
    quantityMilli: to - from,
    grossCents: end.grossCents - start.grossCents,
    vatCents: end.vatCents - start.vatCents,
  };
}

function upTo(line: InvoiceLine, milli: Milli): { grossCents: Cents; vatCents: Cents } {
  if (milli === line.quantityMilli) return line;
  const grossCents = lineTotal(line.unitCents, milli);
  return { grossCents, vatCents: vatIncluded(grossCents, line.rateBp) };
}

/**
 * What of a credit note goes back to the customer's credit: money goes back before credit does, until all that was paid is.
 * `returnedCents` were credited before it.
 */
export function creditBack(
  order: { totalCents: Cents; creditCents: Cents },
  returnedCents: Cents,
  noteCents: Cents,
): Cents {
  const paidCents = order.totalCents - order.creditCents;
  const beyond = (cents: Cents) => Math.max(0, cents - paidCents);
  return beyond(returnedCents + noteCents) - beyond(returnedCents);
}
