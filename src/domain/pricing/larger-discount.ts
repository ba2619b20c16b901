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
