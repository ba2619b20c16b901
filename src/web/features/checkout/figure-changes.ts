import type { CartLine } from '#web/shared/cart/cart-line.ts';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';

/** A figure that is no longer what the shopper was shown; `before` is null where it was not known. Decimals of the currency. */
export type FigureChange = { name: FigureName | { line: string }; before: number | null; after: number };
type FigureName = 'fee' | 'vat' | 'total' | 'due';
type Shown = { lines: readonly CartLine[]; figures: OrderFigures; due: number };

/** What has changed, line by line: the unit prices, then the fee, the VAT, the total, and what credit leaves to pay. */
export function figureChanges(before: Shown, after: Shown): FigureChange[] {
  const lines = after.lines.flatMap((line) => {
    const old = before.lines.find(({ id }) => id === line.id);
    return old && old.price !== line.price ? [{ name: { line: line.name }, before: old.price, after: line.price }] : [];
  });
  const sums = (['fee', 'vat', 'total'] as const).flatMap((name) => {
    const now = after.figures[name];
    return now !== null && now !== before.figures[name] ? [{ name, before: before.figures[name], after: now }] : [];
  });
  const due = after.due === before.due ? [] : [{ name: 'due' as const, before: before.due, after: after.due }];
  // Where no credit is spent the total says it.
  const isDueShown = after.due !== after.figures.total || before.due !== before.figures.total;
  return [...lines, ...sums, ...(isDueShown ? due : [])];
}
