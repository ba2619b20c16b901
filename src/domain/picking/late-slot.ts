/** Where a slot stands on its day: nothing is to be picked, it may still be picked in time, or not any more. */
export const slotPaces = ['done', 'inTime', 'late'] as const;
export type SlotPace = (typeof slotPaces)[number];

/**
 * Whether what is left to be picked of a slot, in seconds of one person, fits into the time until it begins: late before it
 * is late. With nothing left it is done, whatever the time.
 */
export function slotPace({ secondsLeft, startsAt }: { secondsLeft: number; startsAt: Date }, now: Date): SlotPace {
  if (secondsLeft <= 0) return 'done';
  return secondsLeft * 1000 > startsAt.getTime() - now.getTime() ? 'late' : 'inTime';
}
