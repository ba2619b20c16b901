import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { orderTotals } from '#domain/pricing/order-totals.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { type OrderFigures, pricedItems } from '#web/shared/cart/order-figures.ts';

/**
 * The figures of a cart with the fee of a slot (decimals of the currency) on top of the delivery rule's, VAT recomputed
 * by the rules of an order. While the rule's fee is not known, neither is theirs together.
 */
export function withSlotFee(
  figures: OrderFigures,
  slotFee: number,
  { lines, decimals }: { lines: readonly CartLine[]; decimals: number },
): OrderFigures {
  if (slotFee === 0 || figures.fee === null) return figures;
  const feeCents = fromDecimal(figures.fee, decimals) + fromDecimal(slotFee, decimals);
  const { vatCents, totalCents } = orderTotals({ lines: pricedItems(lines, decimals), feeCents });
  const decimal = (cents: number) => toDecimal(cents, decimals);
  return { ...figures, fee: decimal(feeCents), vat: decimal(vatCents), total: decimal(totalCents) };
}
