/** A place that is kept for a shopper while they order, minutes. */
export const holdMinutes = 60;

/** Until when a place that is taken or extended now is kept: for an hour, and never beyond the moment at which its slot begins. */
export function holdUntil(now: Date, startsAt: Date): Date {
  return new Date(Math.min(now.getTime() + holdMinutes * 60_000, startsAt.getTime()));
}

export type Hold = { expiresAt: Date; wasExtended: boolean };

/**
 * What asking for a place makes of the one that is held already: it is extended once, afterwards it stays as it is; one
 * that has expired counts for nothing (null).
 */
export function renewHold(hold: Hold | null, now: Date, startsAt: Date): Hold | null {
  if (!hold || hold.expiresAt <= now) return null;
  return hold.wasExtended ? hold : { expiresAt: holdUntil(now, startsAt), wasExtended: true };
}
