/** A place that is kept for a shopper while they order, minutes: of whoever has proved their address, and of others. */
const holdMinutes = 60;
const unverifiedHoldMinutes = 20;
/** How long after the cut-off of its slot a held place may still be ordered, minutes. */
const graceMinutes = 15;

/** Who holds, and in which slot. */
type Holding = { startsAt: Date; cutOffAt: Date; isVerified: boolean };

/**
 * Until when a place that is taken or extended now is kept: never beyond the grace after its slot's cut-off, nor its
 * beginning.
 */
export function holdUntil(now: Date, { startsAt, cutOffAt, isVerified }: Holding): Date {
  const minutes = isVerified ? holdMinutes : unverifiedHoldMinutes;
  const latest = Math.min(startsAt.getTime(), cutOffAt.getTime() + graceMinutes * 60_000);
  return new Date(Math.min(now.getTime() + minutes * 60_000, latest));
}

export type Hold = { expiresAt: Date; wasExtended: boolean };

/**
 * What asking for a place makes of the one that is held already: it is extended once, afterwards it stays as it is; one
 * that has expired counts for nothing (null). Asking never shortens it.
 */
export function renewHold(hold: Hold | null, now: Date, holding: Holding): Hold | null {
  if (!hold || hold.expiresAt <= now) return null;
  if (hold.wasExtended) return hold;
  const until = holdUntil(now, holding);
  return { expiresAt: until > hold.expiresAt ? until : hold.expiresAt, wasExtended: true };
}

/**
 * How many places of a slot those from one network hold together at most, of the places that nobody else has: half, and
 * one at least.
 */
export function mostHeldOf(freePlaces: number): number {
  return Math.max(1, Math.floor(freePlaces / 2));
}
