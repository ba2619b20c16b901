import { wallTimeIn } from '#domain/clock/zone-time.ts';

/** A moment for a spreadsheet, by the clock of a time zone: `2026-11-24 17:30`. */
export function clockStamp(instant: string | null, timeZone: string): string | null {
  if (instant === null) return null;
  const { date, time } = wallTimeIn(timeZone, new Date(instant));
  return `${date} ${time}`;
}
