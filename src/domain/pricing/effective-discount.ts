/**
 * The discount that counts, in per cent: the larger of the product's own and its store's, never the sum, so that
 * an offer on a whole store does not add to another. Both must be active already; 0 and null mean none.
 */
export function effectiveDiscount(own: number | null, store: number | null): number | null {
  return Math.max(own ?? 0, store ?? 0) || null;
}
