/** One stretch of an ISO weekday (Monday is 1) in the store's own time, `HH:MM`; `24:00` is midnight at its end. */
export type OpeningHours = { weekday: number; opens: string; closes: string };

/** A day without a stretch is closed. A stretch that closes at or before it opens runs into the next day. */
export type WeekHours = readonly OpeningHours[];

export type NextOpening = OpeningHours & { isToday: boolean };

const formats = new Map<string, Intl.DateTimeFormat>();
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whether the store is open: the opening minute counts, the closing minute does not. `timeZone` like Europe/Paris. */
export function isOpenAt(hours: WeekHours, now: Date, timeZone: string): boolean {
  const { weekday, time } = localTime(now, timeZone);
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  return hours.some(({ weekday: day, opens, closes }) => {
    if (closes > opens) return day === weekday && opens <= time && time < closes;
    return (day === weekday && opens <= time) || (day === yesterday && time < closes);
  });
}

/** The next time that the store opens after this minute, up to a week on; null for a store that never opens. */
export function nextOpening(hours: WeekHours, now: Date, timeZone: string): NextOpening | null {
  const { weekday, time } = localTime(now, timeZone);
  const daysAhead = (one: OpeningHours) => {
    const days = (one.weekday - weekday + 7) % 7;
    return days === 0 && one.opens <= time ? 7 : days;
  };
  const [next] = hours.toSorted((a, b) => daysAhead(a) - daysAhead(b) || (a.opens < b.opens ? -1 : 1));
  return next ? { ...next, isToday: daysAhead(next) === 0 } : null;
}

/** What the clock on the store's wall says: texts of equal form compare as times do. */
function localTime(now: Date, timeZone: string): { weekday: number; time: string } {
  let format = formats.get(timeZone);
  if (!format) {
    const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en-GB', options);
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
