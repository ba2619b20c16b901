import { utcOffset } from '#domain/stores/opening-hours.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The instant at which the clock of a time zone shows a day (`YYYY-MM-DD`) and a time (`HH:MM`, or `24:00` for its end).
 * A time that the change to summer time leaves out is as many minutes after the change as it is into the gap; one that
 * comes twice is the first: what RFC 5545 says of local times, and Temporal calls `compatible`.
 */
export function wallInstant(day: string, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * minuteMs;
  const before = utcOffset(new Date(wall - dayMs), timeZone);
  const after = utcOffset(new Date(wall + dayMs), timeZone);
  const fitting = [before, after]
    .map((offset) => ({ offset, at: wall - offset * minuteMs }))
    .filter(({ offset, at }) => utcOffset(new Date(at), timeZone) === offset)
    .map(({ at }) => at);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wall - before * minuteMs);
}

/** The day `YYYY-MM-DD` that is so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** ISO weekday of a day: Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
