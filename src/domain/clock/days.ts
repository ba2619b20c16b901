/** The days of the week as settings name them, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const dayMs = 86_400_000;

/** The day `YYYY-MM-DD` that is so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** ISO weekday of a day `YYYY-MM-DD`: Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
