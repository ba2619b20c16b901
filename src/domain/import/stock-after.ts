import type { Milli } from '#domain/stock/quantity.ts';

/** What stands in a store and what of it orders have reserved, in thousandths of the unit. */
type Kept = { onHandMilli: Milli; reservedMilli: Milli };
/** `onHand`: what was counted, `movedSince`: what was handed over (negative) or came back after that; or what was `sold`. */
export type SaidStock = { onHand?: Milli | undefined; sold?: Milli | undefined; movedSince?: Milli };

/**
 * What stands in the store by what a file says of it: never below what is reserved (and so never below nothing), which
 * `reservedAbove` says.
 */
export function stockAfter(
  { onHandMilli, reservedMilli }: Kept,
  { onHand, sold, movedSince = 0 }: SaidStock,
): { onHandMilli: Milli; reservedAbove: boolean } {
  if (onHand === undefined && sold === undefined) return { onHandMilli, reservedAbove: false };
  const said = onHand === undefined ? onHandMilli - (sold ?? 0) : Math.max(0, onHand + movedSince);
  return { onHandMilli: Math.max(said, reservedMilli), reservedAbove: said < reservedMilli };
}
