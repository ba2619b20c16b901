import { dateWriter } from '#domain/language/date-writer.ts';
import { type Language, languageFacts } from '#domain/language/language.ts';
import { writeDigits } from '#domain/language/numerals.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { plainSpaces } from './no-break.ts';
import type { WeekdayStyle, Writing } from './writing.ts';

/** Turns numbers and dates into text; the same on the server and in the browser, or hydration would fail. */
export type Format = {
  language: Language;
  /** The currency's decimals: 2 for the euro, 0 for the dong. */
  decimals: number;
  /** A decimal amount of the currency: 3.5 → "3,50 €". */
  money: (amount: number) => string;
  /** A plain number, three decimals at most. */
  number: (value: number) => string;
  /** A quantity with its unit word, if any: (0.5, 'kg') → "0,5 kg". */
  quantity: (value: number, unit?: string) => string;
  /** Per cent as a whole: 15 → "15 %". */
  percent: (value: number) => string;
  /** A day: "21 novembre 2026"; short: "21/11/2026". Of an instant by the clock of the store that it is about, else of the
   * shop; `UTC` for what is a day alone, `YYYY-MM-DD`. */
  date: (when: Date | string, timeZone: string, style?: 'long' | 'short') => string;
  /** Day and time by such a clock: "21 novembre 2026 à 10:30". */
  dateTime: (when: Date | string, timeZone: string) => string;
  /** A time of day given as "08:30", in the language's habit. */
  time: (clock: string) => string;
  /** The name of an ISO weekday, 1 is Monday. */
  weekday: (iso: number, style?: WeekdayStyle) => string;
};

/** The formatter of a language, with what the server sends of it. */
export function formatFor(language: Language, { money: { before, after, decimals }, weekdays }: Writing): Format {
  const habits = languageFacts[language];
  const signed = (value: number, text: string) => (value < 0 ? `-${text}` : text);
  const number = (value: number) => signed(value, writeDigits(habits, value, 3));
  const dateFormats = (options: Intl.DateTimeFormatOptions) =>
    memoize((timeZone: string) => dateWriter(language, { ...options, timeZone }));
  const days = { long: dateFormats({ dateStyle: 'long' }), short: dateFormats({ dateStyle: 'short' }) };
  const moments = dateFormats({ dateStyle: 'long', timeStyle: 'short' });
  const write = (when: Date | string, writer: (at: Date) => string) => plainSpaces(writer(new Date(when)));
  return {
    language,
    decimals,
    money: (amount) => signed(amount, before + writeDigits(habits, amount, decimals, true) + after),
    number,
    quantity: (value, unit) => (unit ? `${number(value)}\u00a0${unit}` : number(value)),
    percent: (value) => signed(value, writeDigits(habits, value, 2) + habits.percent),
    date: (when, timeZone, style = 'long') => write(when, days[style](timeZone)),
    dateTime: (when, timeZone) => write(when, moments(timeZone)),
    // The same in all languages so far; to be asked of `Intl` for one that counts to twelve.
    time: (clock) => clock.slice(0, 5),
    weekday: (iso, style = 'long') => weekdays[style][iso - 1] ?? '',
  };
}
