import { memoize } from '#domain/memoize/memoize.ts';
import { type WallTime, wallTime } from './wall-time.ts';

const offsetFormat = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/** How many minutes the clocks of a time zone are ahead of UTC at a moment. */
export function utcOffset(now: Date, timeZone: string): number {
  // As in GMT-03:30; GMT alone where it is that.
  const [, sign, hours, minutes] = /GMT(.)(\d\d):(\d\d)/.exec(offsetFormat(timeZone).format(now)) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '+' ? ahead : -ahead;
}

/** What the clocks of a time zone (such as Europe/Paris) show at an instant. */
export function wallTimeIn(timeZone: string, at: Date): WallTime {
  return wallTime(at, utcOffset(at, timeZone));
}

/** The calendar day `YYYY-MM-DD` that it is in a time zone at an instant. */
export function dayIn(timeZone: string, at: Date): string {
  return wallTimeIn(timeZone, at).date;
}
