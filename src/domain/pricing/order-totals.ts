import type { Cents } from '#domain/money/cents.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { lineTotal } from './line-total.ts';
import { type RateTotal, splitFeeByRate, totalsByRate, vatIncluded } from './vat.ts';

/** A line to be paid: unit price after discount, VAT included; rate in basis points (550 is 5.5 %). */
type OrderLine = { unitPriceCents: Cents; quantityMilli: Milli; vatRateBp: number };

/** `goodsCents` and `feeCents` include VAT and add up to `totalCents`; so do `netCents` and `vatCents`. */
export type OrderTotals = {
  goodsCents: Cents;
  feeCents: Cents;
  netCents: Cents;
  vatCents: Cents;
  totalCents: Cents;
  lines: { lineCents: Cents; vatCents: Cents }[];
  vatByRate: RateTotal[];
};

/**
 * All figures of an order: lines and their VAT rounded once per line, the fee's VAT split over the
 * rates of the goods. The page and the server both use it, so that they cannot disagree. Rates come in rising order.
 */
export function orderTotals(order: { lines: readonly OrderLine[]; feeCents: Cents }): OrderTotals {
  const lines = order.lines.map(({ unitPriceCents, quantityMilli, vatRateBp }) => {
    const lineCents = lineTotal(unitPriceCents, quantityMilli);
    return { rateBp: vatRateBp, grossCents: lineCents, vatCents: vatIncluded(lineCents, vatRateBp) };
  });
  const fees = order.feeCents === 0 ? [] : splitFeeByRate(order.feeCents, lines);
  const vatByRate = totalsByRate([...lines, ...fees]);
  const goodsCents = lines.reduce((sum, line) => sum + line.grossCents, 0);
  const vatCents = vatByRate.reduce((sum, rate) => sum + rate.vatCents, 0);
  const totalCents = goodsCents + order.feeCents;
  return {
    goodsCents,
    feeCents: order.feeCents,
    netCents: totalCents - vatCents,
    vatCents,
    totalCents,
    lines: lines.map(({ grossCents, vatCents }) => ({ lineCents: grossCents, vatCents })),
    vatByRate,
  };
}
