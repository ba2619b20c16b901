import { utcOffset } from './utc-offset.ts';
import { type WallTime, wallTime } from './wall-time.ts';

/** What the clocks of a time zone (such as Europe/Paris) show at an instant. */
export function wallTimeIn(timeZone: string, at: Date): WallTime {
  return wallTime(at, utcOffset(at, timeZone));
}

/** The calendar day `YYYY-MM-DD` that it is in a time zone at an instant. */
export function dayIn(timeZone: string, at: Date): string {
  return wallTimeIn(timeZone, at).date;
}
