import { stockAfter } from '#domain/import/stock-after.ts';
import type { Cents } from '#domain/money/cents.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import type { Milli } from './quantity.ts';

/** What stands in a store and what of it orders have reserved, now; in thousandths of the unit. */
type Kept = { onHandMilli: Milli; reservedMilli: Milli };
/** What was counted, and by how much the ledger has changed what stands there since that moment. */
type Count = { countedMilli: Milli; movedSinceMilli: Milli };
export type CountedStock = {
  /** What the ledger had when it was counted. */
  expectedMilli: Milli;
  /** What the ledger is to be changed by. */
  deltaMilli: Milli;
  /** Orders have reserved more than stands there: the ledger stays at what they have. */
  reservedAbove: boolean;
};

/** How far a clock that says when something was counted may be ahead, and how old a count may be; in milliseconds. */
const mostAhead = 5 * 60_000;
const mostAge = 7 * 86_400_000;

/**
 * What a count changes. What was handed over or came since it is taken into account, as of a file that is older than
 * the stock.
 */
export function countedStock(kept: Kept, { countedMilli, movedSinceMilli }: Count): CountedStock {
  const { onHandMilli, reservedAbove } = stockAfter(kept, { onHand: countedMilli, movedSince: movedSinceMilli });
  return {
    expectedMilli: kept.onHandMilli - movedSinceMilli,
    deltaMilli: onHandMilli - kept.onHandMilli,
    reservedAbove,
  };
}

/** What a difference is worth, with its sign, at the price for one unit; null: it has no price. */
export function differenceValue(deltaMilli: Milli, unitCents: Cents | null): Cents | null {
  if (unitCents === null) return null;
  return deltaMilli === 0 ? 0 : Math.sign(deltaMilli) * lineTotal(unitCents, Math.abs(deltaMilli));
}

/** So many units more or fewer, and half of what was expected, are more often miscounted than meant. */
const fewestLeaping = 10_000;

/** Whether a count is so far from what was expected that whoever counted is asked again; in thousandths of the unit. */
export function isCountLeap(expectedMilli: Milli, countedMilli: Milli): boolean {
  const difference = Math.abs(countedMilli - expectedMilli);
  return difference >= fewestLeaping && difference * 2 > expectedMilli;
}

/** When something was counted, by whoever says it, never after `now`; null: too old, or by a clock that is wrong. */
export function countMoment(countedAt: Date | null, now: Date): Date | null {
  if (countedAt === null) return now;
  const age = now.getTime() - countedAt.getTime();
  if (age < -mostAhead || age > mostAge) return null;
  return age < 0 ? now : countedAt;
}
