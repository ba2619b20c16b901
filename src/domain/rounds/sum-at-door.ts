import { creditBack } from '#domain/invoice/take-back.ts';
import type { Cents } from '#domain/money/cents.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import type { Milli } from '#domain/stock/quantity.ts';

/** An order as it is handed over: what of it is due in cash before anything is refused, and what it comes to. */
export type DoorOrder = {
  dueCents: Cents;
  totalCents: Cents;
  creditCents: Cents;
  feeCents: Cents;
  lines: readonly { id: number; quantityMilli: Milli; unitCents: Cents; lineCents: Cents }[];
};

/**
 * What is due in cash once what is refused of each line is taken off, and what that comes to: the same as the server
 * asks for (`takeBackLines`), for whoever has no network. An order of which nothing is kept gives its fee back; money
 * goes back before credit does.
 */
export function sumAtDoor(
  order: DoorOrder,
  refused: ReadonlyMap<number, Milli>,
): { dueCents: Cents; refusedCents: Cents } {
  const of = ({ id }: { id: number }) => refused.get(id) ?? 0;
  const goods = order.lines.reduce((sum, line) => {
    const isAll = of(line) === line.quantityMilli;
    return sum + (isAll ? line.lineCents : lineTotal(line.unitCents, of(line)));
  }, 0);
  const isNothingKept = order.lines.length > 0 && order.lines.every((line) => of(line) === line.quantityMilli);
  const refusedCents = goods + (isNothingKept ? order.feeCents : 0);
  const dueCents = Math.max(0, order.dueCents - refusedCents + creditBack(order, 0, refusedCents));
  return { dueCents, refusedCents };
}
