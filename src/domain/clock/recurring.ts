import { wallInstant } from './wall-instant.ts';
import { dayAfter, weekdayOf } from './wall-time.ts';
import { dayIn } from './zone-time.ts';

/** A time of the shop's clocks, every day or on one day of the week (Monday is 1). */
export type Recurring = { time: string; weekday?: number };

/** When the clocks of a time zone last showed this time. */
export function latestTime(now: Date, timeZone: string, { time, weekday }: Recurring): Date {
  const today = dayIn(timeZone, now);
  for (let back = 0; ; back++) {
    const day = dayAfter(today, -back);
    const at = wallInstant(day, time, timeZone);
    if (at <= now && (weekday === undefined || weekdayOf(day) === weekday)) return at;
  }
}

/** When they show it next, every day. */
export function nextTime(now: Date, timeZone: string, time: string): Date {
  const today = wallInstant(dayIn(timeZone, now), time, timeZone);
  return today > now ? today : wallInstant(dayAfter(dayIn(timeZone, now), 1), time, timeZone);
}
