import type { Cents } from '#domain/money/cents.ts';

/** What may be announced: a reduction of whole per cent from an earlier price. */
export type Reduction = { percent: number; priorCents: Cents };

/**
 * The reduction that may be announced beside a price (Directive 98/6/EC, article 6a; Court of Justice, C-330/23), from the
 * lowest price of the 30 days before it began (`lowestPriorPrice`): its per cent are computed from that price, rounded
 * down. Null without an earlier price, and where the price is not below it by one per cent: a price then, and no offer.
 */
export function announcedReduction(priceCents: Cents, priorCents: Cents | null): Reduction | null {
  if (!priorCents || priceCents >= priorCents) return null;
  const percent = Math.floor(((priorCents - priceCents) * 100) / priorCents);
  return percent === 0 ? null : { percent, priorCents };
}
