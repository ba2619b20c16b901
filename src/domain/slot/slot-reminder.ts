import { latestTime } from '../clock/recurring.ts';
import { wallTimeIn } from '../clock/zone-time.ts';

/** Milliseconds from the reminder to the slot. */
const ahead = 2 * 3_600_000;
/** By the clock of the store: nobody is reminded from the one to the other, but at `evening` before. */
const night = { from: '21:00', to: '08:00', evening: '19:00' };

/**
 * Milliseconds from a reminder to its slot, at most: from seven in the evening to ten in the morning, and an hour of
 * the clock.
 */
export const longestReminder = 16 * 3_600_000;

/**
 * When somebody is reminded of a slot that begins at `startsAt`: two hours before it, or where that is at night by the clock
 * of the store at seven in the evening before.
 */
export function slotReminderAt(startsAt: Date, timeZone: string): Date {
  const at = new Date(startsAt.getTime() - ahead);
  const { time } = wallTimeIn(timeZone, at);
  const isNight = time >= night.from || time < night.to;
  return isNight ? latestTime(at, timeZone, { time: night.evening }) : at;
}
