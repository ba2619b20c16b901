import { memoize } from '#domain/memoize/memoize.ts';

/** One stretch of an ISO weekday (Monday is 1) in the store's own time, `HH:MM`; `24:00` is midnight at its end. */
export type OpeningHours = { weekday: number; opens: string; closes: string };

/** A day without a stretch is closed. A stretch that closes at or before it opens runs into the next day. */
export type WeekHours = readonly OpeningHours[];

export type NextOpening = OpeningHours & { isToday: boolean };

/** What a wall clock is read by: a time zone like Europe/Paris, or how many minutes it is ahead of UTC. */
export type Zone = string | number;

const offsetFormat = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/**
 * Whether the store is open: the opening minute counts, the closing minute does not. On a closed day (`YYYY-MM-DD`) no
 * stretch begins; one that began the evening before still ends in its night.
 */
export function isOpenAt(hours: WeekHours, now: Date, zone: Zone, closedDays: readonly string[] = []): boolean {
  const { weekday, time, dayIn } = localTime(now, zone);
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  const isClosed = closedDays.includes(dayIn(0));
  const wasClosed = closedDays.includes(dayIn(-1));
  return hours.some(({ weekday: day, opens, closes }) => {
    if (closes > opens) return !isClosed && day === weekday && opens <= time && time < closes;
    return (!isClosed && day === weekday && opens <= time) || (!wasClosed && day === yesterday && time < closes);
  });
}

/** The next time that the store opens after this minute, up to a week on; null for a store that does not. */
export function nextOpening(
  hours: WeekHours,
  now: Date,
  zone: Zone,
  closedDays: readonly string[] = [],
): NextOpening | null {
  const { weekday, time, dayIn } = localTime(now, zone);
  const daysAhead = (one: OpeningHours) => {
    const days = (one.weekday - weekday + 7) % 7;
    return days === 0 && one.opens <= time ? 7 : days;
  };
  const [next] = hours
    .filter((one) => !closedDays.includes(dayIn(daysAhead(one))))
    .toSorted((a, b) => daysAhead(a) - daysAhead(b) || (a.opens < b.opens ? -1 : 1));
  return next ? { ...next, isToday: daysAhead(next) === 0 } : null;
}

const dayMs = 86_400_000;

/** What the clock on the store's wall says: texts of equal form compare as times do. `dayIn`: the date, so many days on. */
function localTime(now: Date, zone: Zone): { weekday: number; time: string; dayIn: (days: number) => string } {
  const ahead = typeof zone === 'number' ? zone : utcOffset(now, zone);
  const wall = new Date(now.getTime() + ahead * 60_000);
  const dayIn = (days: number) => new Date(wall.getTime() + days * dayMs).toISOString().slice(0, 10);
  return { weekday: wall.getUTCDay() || 7, time: wall.toISOString().slice(11, 16), dayIn };
}

/** How many minutes the clocks of a time zone are ahead of UTC at a moment. */
export function utcOffset(now: Date, timeZone: string): number {
  // As in GMT-03:30; GMT alone where it is that.
  const [, sign, hours, minutes] = /GMT(.)(\d\d):(\d\d)/.exec(offsetFormat(timeZone).format(now)) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '+' ? ahead : -ahead;
}
