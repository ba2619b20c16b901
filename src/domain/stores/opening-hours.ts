import { dayAfter, wallTime, weekdayOf } from '#domain/clock/wall-time.ts';

/** `HH:MM` on the store's clock; `24:00` is midnight at its end. What closes at or before it opens runs into the next day. */
export type Stretch = { opens: string; closes: string };

/** One stretch of an ISO weekday (Monday is 1). */
export type OpeningHours = Stretch & { weekday: number };

/** In the order in which they begin; a day without a stretch is closed. */
export type WeekHours = readonly OpeningHours[];

/** A date (`YYYY-MM-DD`) on which a store is closed whatever its week says or, where it has hours, open at these alone. */
export type SpecialDay = { date: string } & { [End in keyof Stretch]?: string | undefined };

export type NextOpening = OpeningHours & { date: string; daysAhead: number };

/** Nobody plans further: for a store that does not open at all the search ends here. */
const furthestDay = 730;

/**
 * When a store is open on a date, by its week or as that date has it. Below, `minutesAhead` is of the store's clock
 * ahead of UTC.
 */
export function hoursOn(date: string, hours: WeekHours, specialDays: readonly SpecialDay[]): readonly Stretch[] {
  const special = specialDays.find((one) => one.date === date);
  if (special) return isOpen(special) ? [special] : [];
  return hours.filter(({ weekday }) => weekday === weekdayOf(date));
}

function isOpen(day: SpecialDay): day is SpecialDay & Stretch {
  return Boolean(day.opens);
}

/**
 * The stretch in which the store is open at a moment, if it is: the opening minute counts, the closing minute does not. On
 * a closed day no stretch begins; one that began the evening before still ends in its night.
 */
export function currentHours(
  hours: WeekHours,
  now: Date,
  minutesAhead: number,
  specialDays: readonly SpecialDay[] = [],
): Stretch | undefined {
  const { date, time } = wallTime(now, minutesAhead);
  const on = (days: number) => hoursOn(dayAfter(date, days), hours, specialDays);
  return (
    on(0).find(({ opens, closes }) => opens <= time && (time < closes || closes <= opens)) ??
    on(-1).find(({ opens, closes }) => closes <= opens && time < closes)
  );
}

/** The next time that the store opens after this minute; null for a store that does not. */
export function nextOpening(
  hours: WeekHours,
  now: Date,
  minutesAhead: number,
  specialDays: readonly SpecialDay[] = [],
): NextOpening | null {
  const { date: today, time } = wallTime(now, minutesAhead);
  for (let daysAhead = 0; daysAhead <= furthestDay; daysAhead++) {
    const date = dayAfter(today, daysAhead);
    const next = hoursOn(date, hours, specialDays).find(({ opens }) => daysAhead > 0 || opens > time);
    if (next) return { opens: next.opens, closes: next.closes, weekday: weekdayOf(date), date, daysAhead };
  }
  return null;
}
