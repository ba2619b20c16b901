import type { Cents } from '#domain/money/cents.ts';

export const priceTypes = ['retail', 'wholesale'] as const;
export type PriceType = (typeof priceTypes)[number];

/** The base price for a price type; without a wholesale price the retail price holds. */
export function priceFor(type: PriceType, prices: { retailCents: Cents; wholesaleCents: Cents | null }): Cents {
  return type === 'wholesale' ? (prices.wholesaleCents ?? prices.retailCents) : prices.retailCents;
}
