import type { Cents } from '#domain/money/cents.ts';
import { type OrderTotals, orderTotals } from '#domain/pricing/order-totals.ts';
import type { Milli } from '#domain/stock/quantity.ts';

/** A line as it was picked, what stands for another too: its unit price in cents with VAT, how much of it is in the bag. */
export type PickedLine = { unitCents: Cents; vatBp: number; quantityMilli: Milli };

/**
 * What an order comes to once it is picked: unit price × what was picked, half up, with the fee as it was agreed; null where
 * nothing at all was found. Nothing that the shop lacks, replaces or weighs raises fee or threshold (picking.md, Finish).
 */
export function pickedTotals(lines: readonly PickedLine[], feeCents: Cents): OrderTotals | null {
  if (lines.every(({ quantityMilli }) => quantityMilli === 0)) return null;
  return orderTotals({
    lines: lines.map(({ unitCents, quantityMilli, vatBp }) => ({
      unitPriceCents: unitCents,
      quantityMilli,
      vatRateBp: vatBp,
    })),
    feeCents,
  });
}
