import { type Cents, roundHalfUp } from '#domain/money/cents.ts';

/**
 * The discount that counts, in per cent: the larger of the product's own and its store's, never the sum, so that
 * an offer on a whole store does not add to another. Both must be active already; 0 and null mean none.
 */
export function effectiveDiscount(product: number | null, store: number | null): number | null {
  return Math.max(product ?? 0, store ?? 0) || null;
}

/** A discount may be bounded in time on either side; null is unbounded. */
export type DiscountPeriod = { isActive: boolean; validFrom: Date | null; validTo: Date | null };

/** Active only when switched on, not before `validFrom` and not after `validTo`, both included. */
export function isDiscountActive({ isActive, validFrom, validTo }: DiscountPeriod, now: Date): boolean {
  return isActive && (validFrom === null || now >= validFrom) && (validTo === null || now <= validTo);
}

/** A discount that holds: per cent (null: none) and when it ends; null: it has no end. */
export type HoldingDiscount = { percent: number | null; endsAt: Date | null };

/**
 * The discount that counts (`effectiveDiscount`) with its end: of a product's own and its store's on everything the
 * larger; of two alike, the one that ends later.
 */
export function largerDiscount(product: HoldingDiscount, store: HoldingDiscount): HoldingDiscount {
  const [ours, theirs] = [product.percent ?? 0, store.percent ?? 0];
  if (ours === 0 && theirs === 0) return { percent: null, endsAt: null };
  if (ours !== theirs) return ours > theirs ? product : store;
  if (product.endsAt === null || store.endsAt === null) return { ...product, endsAt: null };
  return product.endsAt > store.endsAt ? product : store;
}

/**
 * The displayed price: base × (100 − discount) / 100, half up to the cent. The discount is in
 * per cent, 0 to 100, with at most two decimals; null is none.
 */
export function finalPrice(baseCents: Cents, percent: number | null): Cents {
  if (percent === null) return baseCents;
  return roundHalfUp(baseCents * (10_000 - Math.round(percent * 100)), 10_000);
}
