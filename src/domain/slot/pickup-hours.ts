import { minutesOf } from '#domain/clock/wall-instant.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { hoursOn, type SpecialDay, type Stretch, type WeekHours } from '#domain/stores/opening-hours.ts';
import type { SlotWindow } from './slot-rules.ts';

/** Minutes from the midnight of a day on; before it and beyond its end too. */
export type Minutes = { from: number; to: number };

const dayMinutes = 24 * 60;

/** What is at or before its start ends on the next day. */
export function toMinutes(start: string, end: string): Minutes {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return { from, to: end > start ? to : to + dayMinutes };
}

/**
 * When goods can be fetched in a window on a date: while the store is open. On a date of other hours the window is cut to
 * them; on any other one that is not wholly within the week's hours counts for nothing. Null: not at all.
 */
export function pickupOn(
  date: string,
  window: Pick<SlotWindow, 'weekday' | 'start' | 'end'>,
  { hours, specialDays }: { hours: WeekHours; specialDays: readonly SpecialDay[] },
): Minutes | null {
  const wanted = toMinutes(window.start, window.end);
  if (!specialDays.some((one) => one.date === date)) {
    if (hours.length === 0) return wanted;
    if (outsideHours(window, hours)) return null;
  }
  const open = openMinutes((days) => hoursOn(dayAfter(date, days), hours, specialDays));
  const [cut] = open
    .map(({ from, to }) => ({ from: Math.max(from, wanted.from), to: Math.min(to, wanted.to) }))
    .filter(({ from, to }) => to > from);
  return cut ?? null;
}

/**
 * Which part of a window of the week is outside the hours of the store, its day where that has none; null: all of it is
 * within. A store whose hours nobody has entered keeps none.
 */
export function outsideHours(
  window: Pick<SlotWindow, 'weekday' | 'start' | 'end'>,
  hours: WeekHours,
): 'weekday' | 'start' | 'end' | null {
  if (hours.length === 0) return null;
  const wanted = toMinutes(window.start, window.end);
  const open = openMinutes((days) => hours.filter(({ weekday }) => (weekday - window.weekday - days) % 7 === 0));
  if (open.some(({ from, to }) => from <= wanted.from && wanted.to <= to)) return null;
  if (!hours.some(({ weekday }) => weekday === window.weekday)) return 'weekday';
  return open.some(({ from, to }) => from <= wanted.from && wanted.from < to) ? 'end' : 'start';
}

/** When a store is open on a day, from the day before it to the day after; hours that touch, as around midnight, are one. */
function openMinutes(on: (days: number) => readonly Stretch[]): Minutes[] {
  const all = [-1, 0, 1].flatMap((days) =>
    on(days).map(({ opens, closes }) => {
      const { from, to } = toMinutes(opens, closes);
      return { from: from + days * dayMinutes, to: to + days * dayMinutes };
    }),
  );
  const merged: Minutes[] = [];
  for (const { from, to } of all.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
