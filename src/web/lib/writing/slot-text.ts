import type { Slot } from '#contract/stores/slots.ts';
import { dateWriter } from '#domain/language/date-writer.ts';
import { type Language, languageFacts } from '#domain/language/language.ts';

/** A day `YYYY-MM-DD` as a reader says it: "mardi 24 novembre". */
export function dayText(date: string, language: Language): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateWriter(language, format)(new Date(`${date}T12:00:00Z`));
}

/** From when to when on the store's clock: "10:00 – 12:00". */
export function spanText({ start, end }: Pick<Slot, 'start' | 'end'>, language: Language, timeZone: string): string {
  const clock = new Intl.DateTimeFormat(languageFacts[language].locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return `${clock.format(new Date(start))} – ${clock.format(new Date(end))}`;
}

/** A moment on the store's clock: "14:32". */
export function clockText(at: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));
}

/** The day of a moment on the store's calendar, `YYYY-MM-DD`. */
export function dayOf(at: string, timeZone: string): string {
  // Sweden writes its days so.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(at));
}

/** Day and hours of a slot on the store's clock: "mardi 24 novembre, 10:00 – 12:00". */
export function slotText(slot: Pick<Slot, 'start' | 'end'>, language: Language, timeZone: string): string {
  return `${dayText(dayOf(slot.start, timeZone), language)}, ${spanText(slot, language, timeZone)}`;
}
