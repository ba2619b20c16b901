import type { Abilities } from './provider.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Hours before the slot at which a reservation is made anew that its provider does not vouch for any more. */
const renewedBefore = 24 * hour;

type Reserved = {
  authorisedAt: Date | null;
  /** By the provider; null: it does not say. */
  reservedUntil: Date | null;
  renewedAt: Date | null;
  /** It was reserved on means that were kept. */
  keepsMeans: boolean;
};
type Days = Pick<Abilities, 'authorisedDays' | 'honouredDays'>;

/** Until when a reservation stands; null where nothing is reserved. */
export function reservationEnd(
  { authorisedAt, reservedUntil, keepsMeans }: Reserved,
  { authorisedDays }: Days,
): Date | null {
  if (reservedUntil !== null || authorisedAt === null) return reservedUntil;
  return new Date(authorisedAt.getTime() + (keepsMeans ? authorisedDays.offSession : authorisedDays.onSession) * day);
}

/** When kept means are reserved on, for a slot that begins then. */
export function reservesKeptAt(slotStartsAt: Date, keptHours: number): Date {
  return new Date(slotStartsAt.getTime() - keptHours * hour);
}

/**
 * When a reservation is made anew, once: where the slot begins after the days that the provider vouches for, a day before
 * it, and not before those days are over (payments.md, Slots far ahead). Null: it is not.
 */
export function renewsAt(
  { authorisedAt, renewedAt }: Pick<Reserved, 'authorisedAt' | 'renewedAt'>,
  slotStartsAt: Date | null,
  { honouredDays }: Pick<Days, 'honouredDays'>,
): Date | null {
  if (authorisedAt === null || renewedAt !== null || slotStartsAt === null || honouredDays === null) return null;
  const honouredUntil = authorisedAt.getTime() + honouredDays * day;
  if (slotStartsAt.getTime() <= honouredUntil) return null;
  return new Date(Math.max(slotStartsAt.getTime() - renewedBefore, honouredUntil));
}
