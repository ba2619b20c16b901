/** What the clock and the calendar on the wall say: texts of equal form compare as times do. */
export type WallTime = {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
};

/** What a clock shows that is so many minutes ahead of UTC; `wallTimeIn` asks for its zone. */
export function wallTime(at: Date, minutesAhead: number): WallTime {
  const wall = new Date(at.getTime() + minutesAhead * 60_000).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** The days of the week as settings name them, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The days of the week by their ISO numbers, Monday first. */
export const isoWeekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const dayMs = 86_400_000;

/** The day `YYYY-MM-DD` that is so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** ISO weekday of a day `YYYY-MM-DD`: Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The days, `YYYY-MM-DD`, that a report of sales is about: today, the first of this week (Monday) and of this month. */
export type SalesDays = { today: string; week: string; month: string; series: readonly string[] };

/** `today` is a day of the shop's calendar; `series` are the last `length` days, the oldest first. */
export function salesDays(today: string, length: number): SalesDays {
  const before = (days: number) => dayAfter(today, -days);
  const series = Array.from({ length }, (_, i) => before(length - 1 - i));
  return { today, week: before(weekdayOf(today) - 1), month: `${today.slice(0, 7)}-01`, series };
}
