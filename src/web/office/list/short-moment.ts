import { type Language, languageFacts } from '#domain/language/language.ts';
import { dayOf } from '#web/lib/writing/slot-text.ts';

type At = { language: Language; timeZone: string };

const written = (at: string, { language, timeZone }: At, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageFacts[language].locale, { ...parts, timeZone }).format(new Date(at));

const clock = (at: string, by: At) => written(at, by, { hour: '2-digit', minute: '2-digit' });

/** A moment in as few letters as a line of a list has room for: “27/11 20:32”; of another year its day, “27/11/25”. */
export function shortMoment(at: string, now: Date, by: At): string {
  const yearOf = (moment: string) => dayOf(moment, by.timeZone).slice(0, 4);
  const day = { day: '2-digit', month: '2-digit' } as const;
  if (yearOf(at) !== yearOf(now.toISOString())) return written(at, by, { ...day, year: '2-digit' });
  return `${written(at, by, day)} ${clock(at, by)}`;
}

/** A slot in as few: “today 10:00–12:00”, “Tue 01/12 10:00–12:00”. `today`: the word for the day of `now`. */
export function shortSlot(slot: { start: string; end: string }, now: Date, by: At & { today: string }): string {
  const isToday = dayOf(slot.start, by.timeZone) === dayOf(now.toISOString(), by.timeZone);
  const day = isToday ? by.today : written(slot.start, by, { weekday: 'short', day: '2-digit', month: '2-digit' });
  return `${day} ${clock(slot.start, by)}–${clock(slot.end, by)}`;
}
