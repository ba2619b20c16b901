import { dayIn } from '#domain/clock/zone-time.ts';

/** The demo's stores are in France. */
export const timeZone = 'Europe/Paris';
const day = 86_400_000;

/** The days around the seeding, by their distance from it: 0 is its own day, -1 the day before. */
export type Calendar = {
  now: Date;
  /** The instant at which the stores' clocks show so many minutes after midnight of a day. */
  at: (offset: number, minutes: number) => Date;
  /** The day of an instant, by the stores' clocks. */
  offsetOf: (at: Date) => number;
  /** `YYYY-MM-DD`. */
  nameOf: (offset: number) => string;
  /** ISO weekday: Monday is 1. */
  weekdayOf: (offset: number) => number;
  /** 1 to 12. */
  monthOf: (offset: number) => number;
};

export function calendarAround(now: Date): Calendar {
  const noonToday = Date.parse(`${dayIn(timeZone, now)}T12:00:00Z`);
  const noon = (offset: number) => new Date(noonToday + offset * day);
  return {
    now,
    // Clocks change at night and the demo keeps to shop hours, so that noon's distance from UTC holds all day.
    at: (offset, minutes) => new Date(noon(offset).getTime() + (minutes - 720 - minutesEast(noon(offset))) * 60_000),
    offsetOf: (at) => Math.round((Date.parse(`${dayIn(timeZone, at)}T12:00:00Z`) - noonToday) / day),
    nameOf: (offset) => noon(offset).toISOString().slice(0, 10),
    weekdayOf: (offset) => noon(offset).getUTCDay() || 7,
    monthOf: (offset) => noon(offset).getUTCMonth() + 1,
  };
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** How many minutes the stores' clocks are ahead of UTC at a noon. */
function minutesEast(noon: Date): number {
  const [hours, minutes] = clock.format(noon).split(':').map(Number);
  return (hours ?? 12) * 60 + (minutes ?? 0) - 720;
}
