import { dayAfter } from '#domain/clock/wall-time.ts';
import { dateWriter } from '#domain/language/date-writer.ts';
import type { Language } from '#domain/language/language.ts';
import { dayOf, spanText } from '#web/lib/writing/slot-text.ts';

/**
 * A slot in few letters, its day as it is from `now` on the store's calendar: "demain, 10:00 – 12:00", "mar. 1er déc., 10:00
 * – 12:00".
 */
export function nearSlotText(
  slot: { start: string; end: string },
  now: Date,
  context: { language: Language; timeZone: string; words: { today: string; tomorrow: string } },
): string {
  const { language, timeZone, words } = context;
  const today = dayOf(now.toISOString(), timeZone);
  const day = dayOf(slot.start, timeZone);
  const short = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  const named = new Map([
    [today, words.today],
    [dayAfter(today, 1), words.tomorrow],
  ]).get(day);
  const written = named ?? dateWriter(language, short)(new Date(slot.start));
  return `${written}, ${spanText(slot, language, timeZone)}`;
}
