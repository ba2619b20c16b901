import type { SlotRules, SlotWindow } from './slot-rules.ts';
import { dayAfter, wallInstant, weekdayOf } from './wall-instant.ts';

/** A slot as the rules make it. */
export type GeneratedSlot = Pick<SlotWindow, 'type' | 'mostOrders' | 'feeCents'> & {
  startsAt: Date;
  endsAt: Date;
  /** From here on nobody is taken, and no order in it can be changed by its shopper. */
  cutOffAt: Date;
  mostPickingSeconds: number;
};

type At = { timeZone: string; closedDays: readonly string[]; now: Date; today: string };

/**
 * The slots of a store from `today` (on its own clock) on, those left out whose start has passed, the earliest first. On a
 * closed day no slot begins; one that began the evening before ends in its night. Windows that come to the same times (until
 * `24:00` and until `00:00`, or on the night that lacks an hour) are one slot: the first.
 */
export function generateSlots(rules: SlotRules, { timeZone, closedDays, now, today }: At): GeneratedSlot[] {
  const days = Array.from({ length: rules.daysAhead }, (_, i) => dayAfter(today, i));
  const closed = new Set(closedDays);
  const made = days
    .filter((day) => !closed.has(day))
    .flatMap((day) =>
      rules.windows.filter(({ weekday }) => weekday === weekdayOf(day)).map((window) => slotOn(day, window, timeZone)),
    )
    .filter(({ startsAt, endsAt }) => startsAt > now && endsAt > startsAt);
  const byTimes = new Map(made.toReversed().map((slot) => [timesOf(slot), slot]));
  return [...byTimes.values()].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.endsAt.getTime() - b.endsAt.getTime(),
  );
}

function timesOf({ type, startsAt, endsAt }: GeneratedSlot): string {
  return `${type} ${startsAt.toISOString()} ${endsAt.toISOString()}`;
}

function slotOn(day: string, window: SlotWindow, timeZone: string): GeneratedSlot {
  const { type, start, end, mostOrders, mostPickingMinutes, cutOffMinutes, feeCents } = window;
  const startsAt = wallInstant(day, start, timeZone);
  return {
    type,
    mostOrders,
    feeCents,
    startsAt,
    endsAt: wallInstant(end > start ? day : dayAfter(day, 1), end, timeZone),
    cutOffAt: new Date(startsAt.getTime() - cutOffMinutes * 60_000),
    mostPickingSeconds: mostPickingMinutes * 60,
  };
}
