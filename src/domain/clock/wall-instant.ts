import { utcOffset } from './zone-time.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** How a clock comes by a time: once; twice, as it is turned back; never, as it is turned forward over it. */
export type WallTimeKind = 'once' | 'twice' | 'never';

/**
 * The instant at which the clock of a time zone shows a day (`YYYY-MM-DD`) and a time: `HH:MM`, `24:00` for its end, or
 * minutes from its midnight on, before it and beyond its end too.
 * A time that the change to summer time leaves out is as many minutes after the change as it is into the gap; one that
 * comes twice is the first: what RFC 5545 says of local times, and Temporal calls `compatible`.
 */
export function wallInstant(day: string, time: string | number, timeZone: string): Date {
  return readWall(day, time, timeZone).at;
}

/** The same, with how the clock comes by that time. */
export function readWall(day: string, time: string | number, timeZone: string): { at: Date; kind: WallTimeKind } {
  const minutes = typeof time === 'number' ? time : minutesOf(time);
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const before = utcOffset(new Date(wall - dayMs), timeZone);
  const after = utcOffset(new Date(wall + dayMs), timeZone);
  const fitting = [...new Set([before, after])]
    .map((offset) => ({ offset, at: wall - offset * minuteMs }))
    .filter(({ offset, at }) => utcOffset(new Date(at), timeZone) === offset)
    .map(({ at }) => at);
  if (fitting.length === 0) return { at: new Date(wall - before * minuteMs), kind: 'never' };
  return { at: new Date(Math.min(...fitting)), kind: fitting.length === 2 ? 'twice' : 'once' };
}

/** Minutes from midnight to a time `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
