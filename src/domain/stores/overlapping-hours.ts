import { minutesOf } from '#domain/clock/wall-instant.ts';
import type { WeekHours } from './opening-hours.ts';

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** The index of the first stretch that begins while an earlier one of the list, or itself, still runs; null: none does. */
export function overlappingHours(hours: WeekHours): number | null {
  const taken = new Set<number>();
  for (const [i, { weekday, opens, closes }] of hours.entries()) {
    const begins = (weekday - 1) * dayMinutes + minutesOf(opens);
    const lasts = (minutesOf(closes) - minutesOf(opens) + dayMinutes) % dayMinutes || dayMinutes;
    for (let minute = begins; minute < begins + lasts; minute++) {
      const ofWeek = minute % weekMinutes;
      if (taken.has(ofWeek)) return i;
      taken.add(ofWeek);
    }
  }
  return null;
}
