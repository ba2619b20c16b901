import { type Language, languageFacts } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { decimalsOf } from '#domain/money/currency.ts';
import { plainSpaces } from './no-break.ts';

/** What the server sends a browser so that it can write amounts and weekdays without `Intl` (i18n/numerals.ts says why). */
export type Writing = {
  /** What stands around an amount of money, "€3.50" or "3,50 €", and how many decimals it has. */
  money: { before: string; after: string; decimals: number };
  /** From Monday on. */
  weekdays: Record<WeekdayStyle, readonly string[]>;
};
export type WeekdayStyle = 'long' | 'short';

/** Where no shop could be loaded, hence no store that opens on some day. */
export const frenchEuro: Writing = {
  money: { before: '', after: '\u00a0€', decimals: 2 },
  weekdays: { long: [], short: [] },
};

/** For the server; found out once, since that takes milliseconds. `currency`: ISO 4217. */
export function writingOf(language: Language, currency: string): Writing {
  return writingsIn(language)(currency);
}

const writingsIn = memoize((language: Language) =>
  memoize((currency: string): Writing => {
    const weekdays = { long: weekdayNames(language, 'long'), short: weekdayNames(language, 'short') };
    return { money: moneyMarks(language, currency), weekdays };
  }),
);

function weekdayNames(language: Language, style: WeekdayStyle): string[] {
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { weekday: style, timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  const names = [5, 6, 7, 8, 9, 10, 11].map((day) => plainSpaces(format.format(new Date(Date.UTC(1970, 0, day)))));
  // As they stand within a sentence; where they begin a line the style raises the first letter.
  // A short one is written "T3" on Vietnamese doors.
  return names.map((name) => name.replace(/^Thứ (?=\d)/, 'T').replace(/^Thứ/, 'thứ'));
}

function moneyMarks(language: Language, currency: string): Writing['money'] {
  const format = new Intl.NumberFormat(languageFacts[language].locale, { style: 'currency', currency });
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'integer');
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  const text = (some: Intl.NumberFormatPart[]) => plainSpaces(some.map(({ value }) => value).join(''));
  return {
    before: text(parts.slice(0, at)),
    after: text(parts.slice(last + 1)),
    decimals: decimalsOf(currency),
  };
}
