import { type Cents, roundHalfUp } from '#domain/money/cents.ts';

/** What a margin is of: the displayed price with its VAT in it, the rate in basis points, and what the goods cost without VAT. */
export type Sale = { priceCents: Cents; vatBp: number; purchaseCents: Cents };

/**
 * What stays of the price without VAT once the goods are paid, in per cent of that price with one decimal, half up: below
 * zero where they cost more than they bring. Null for what is given away: nothing has no per cent.
 *
 * The price without VAT is not rounded to the cent first: of small prices a cent is whole per cents.
 */
export function marginPercent({ priceCents, vatBp, purchaseCents }: Sale): number | null {
  if (priceCents <= 0) return null;
  // Net × 10,000 over gross × 10,000, so that both are whole: margin = 1 − purchase × (10,000 + rate) / (gross × 10,000).
  const netShare = priceCents * 10_000;
  const kept = netShare - purchaseCents * (10_000 + vatBp);
  return (roundHalfUp(kept * 1000, netShare) + 0) / 10;
}
