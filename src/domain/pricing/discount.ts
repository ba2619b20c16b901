/**
 * The discount that counts, in per cent: the larger of the product's own and its store's, never the sum, so that
 * an offer on a whole store does not add to another. Both must be active already; 0 and null mean none.
 */
export function effectiveDiscount(own: number | null, store: number | null): number | null {
  return Math.max(own ?? 0, store ?? 0) || null;
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
export function largerDiscount(own: HoldingDiscount, store: HoldingDiscount): HoldingDiscount {
  const [ours, theirs] = [own.percent ?? 0, store.percent ?? 0];
  if (ours === 0 && theirs === 0) return { percent: null, endsAt: null };
  if (ours !== theirs) return ours > theirs ? own : store;
  if (own.endsAt === null || store.endsAt === null) return { ...own, endsAt: null };
  return own.endsAt > store.endsAt ? own : store;
}
