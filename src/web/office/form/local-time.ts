import { readWall, type WallTimeKind } from '#domain/clock/wall-instant.ts';
import { wallTimeIn } from '#domain/clock/zone-time.ts';

/** An instant as a field of day and time has it, `2026-11-23T08:30`, by the clock of a time zone. */
export function localTime(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  const { date, time } = wallTimeIn(timeZone, new Date(instant));
  return `${date}T${time}`;
}

/** What a field of day and time means on that clock; null: it is no day and time. */
export function readLocal(local: string, timeZone: string): { at: Date; kind: WallTimeKind } | null {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(local) ?? [];
  return Number.isNaN(Date.parse(day)) ? null : readWall(day, time, timeZone);
}

/**
 * The instant that is sent for such a field: as it came (`kept`) where it still says the same, so that no second of it is
 * lost; what is no day and time as it stands, so that the answer names it; null for an empty one.
 */
export function instantToSend(local: string, timeZone: string, kept: string | null): string | null {
  if (local === '') return null;
  if (local === localTime(kept, timeZone)) return kept;
  return readLocal(local, timeZone)?.at.toISOString() ?? local;
}
