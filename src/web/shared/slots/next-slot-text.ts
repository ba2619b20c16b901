import type { NextSlot } from '#contract/stores/slots.ts';
import { wallTime, weekdayOf } from '#domain/clock/wall-time.ts';
import type { Format } from '#web/lib/writing/format.ts';

const dayMs = 86_400_000;

type Writes = Pick<Format, 'date' | 'time' | 'weekday'> & { words: { today: string; tomorrow: string } };

/**
 * A slot in as few letters as a header has room for: "demain 10:00 – 12:00", "mar. 10:00 – 12:00", from a week on with
 * its date. Its day is as `now` has it on the store's clock, which is so many minutes ahead of UTC; without (on the
 * server, and until hydration) as it was when the slot was asked for.
 */
export function nextSlotText(
  { date, from, to, daysAhead }: Pick<NextSlot, 'date' | 'from' | 'to' | 'daysAhead'>,
  clock: { now: Date | null; utcOffset: number },
  { words, date: writeDate, time, weekday }: Writes,
): string {
  const ahead = clock.now
    ? (Date.parse(date) - Date.parse(wallTime(clock.now, clock.utcOffset).date)) / dayMs
    : daysAhead;
  const far = () => (ahead < 7 ? weekday(weekdayOf(date), 'short') : writeDate(date, 'UTC', 'short'));
  const day = ahead === 0 ? words.today : ahead === 1 ? words.tomorrow : far();
  return `${day} ${time(from)}\u00a0–\u00a0${time(to)}`;
}
