import type { Cents } from '#domain/money/cents.ts';
import { type OrderTotals, orderTotals } from '#domain/pricing/order-totals.ts';
import type { Milli } from '#domain/stock/quantity.ts';

type Priced = { unitCents: Cents; vatBp: number };
/** What of a line was picked, and what stands for the rest; quantities in thousandths, prices in cents with VAT. */
export type PickedLine = Priced & {
  pickedMilli: Milli;
  substitute: (Priced & { quantityMilli: Milli }) | null;
};

/**
 * What an order comes to once it is picked: the agreed unit price × what was picked, half up, with the fee as it was agreed.
 * Nothing that the shop lacks, replaces or weighs raises fee or threshold (picking.md, Finish). The figures of `lines` are
 * those of the lines in their order, then those of their substitutes; null where nothing at all was found.
 */
export function pickedTotals(lines: readonly PickedLine[], feeCents: Cents): OrderTotals | null {
  const toPay = (quantityMilli: Milli, { unitCents, vatBp }: Priced) => ({
    unitPriceCents: unitCents,
    quantityMilli,
    vatRateBp: vatBp,
  });
  const own = lines.map((line) => toPay(line.pickedMilli, line));
  const substitutes = lines.flatMap(({ substitute }) => (substitute ? toPay(substitute.quantityMilli, substitute) : []));
  const all = [...own, ...substitutes];
  return all.every(({ quantityMilli }) => quantityMilli === 0) ? null : orderTotals({ lines: all, feeCents });
}
