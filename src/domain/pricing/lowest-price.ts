import type { Cents } from '#domain/money/cents.ts';

/** A price as shoppers saw it from `since` until the next one: before and after discount. */
export type AppliedPrice = { since: Date; baseCents: Cents; finalCents: Cents };

const window = 30 * 86_400_000;

/**
 * The lowest price applied in the 30 days before the reduction that holds now (Directive 98/6/EC, article 6a), from all
 * prices that were seen, oldest first; the last one is today's. A reduction that only deepened counts from its first
 * step (article 6a, 5; Code de la consommation, L112-1-1). Goods that were never sold before it, and goods that are not
 * reduced, have none: null.
 */
export function lowestPriorPrice(applied: readonly AppliedPrice[]): Cents | null {
  const start = reductionStart(applied);
  const first = applied[start];
  if (!first) return null;
  const from = first.since.getTime() - window;
  // A price ends where the next one begins: the one that held when the window opened counts too.
  const counted = applied.slice(0, start).filter((_, i) => (applied[i + 1]?.since.getTime() ?? 0) > from);
  return counted.length === 0 ? null : Math.min(...counted.map((price) => price.finalCents));
}

/** The index of the price that began today's reduction; the length of the list when nothing is reduced. */
function reductionStart(applied: readonly AppliedPrice[]): number {
  let start = applied.length;
  for (let i = applied.length - 1; i >= 0; i--) {
    const price = applied[i] as AppliedPrice;
    const next = applied[i + 1];
    if (price.finalCents >= price.baseCents || (next && next.finalCents > price.finalCents)) break;
    start = i;
  }
  return start;
}
