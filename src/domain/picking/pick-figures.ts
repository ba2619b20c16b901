import { dayAfter, weekdayOf } from '../clock/wall-time.ts';

/** So many days are answered at once. */
export const mostFigureDays = 92;

/** Whether `to` is not before `from`, both `YYYY-MM-DD`, and no more days are asked for than are answered. */
export function isFigureRange(from: string, to: string): boolean {
  return to >= from && to < dayAfter(from, mostFigureDays);
}

/** The Monday of the week of a day, both `YYYY-MM-DD`. */
export function weekOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day));
}

/** Lines an hour, to a tenth; null where no time passed between the first event and the last. */
export function linesAnHour(lines: number, seconds: number): number | null {
  return seconds <= 0 ? null : Math.round((lines * 36_000) / seconds) / 10;
}

/** By how much per cent what was weighed differs from what was ordered, to a tenth; null where nothing was weighed. */
export function weightDifferencePercent(orderedMilli: number, pickedMilli: number): number | null {
  return orderedMilli <= 0 ? null : Math.round(((pickedMilli - orderedMilli) * 1000) / orderedMilli) / 10;
}
