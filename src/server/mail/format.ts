import { isoWeekdays } from '#domain/clock/wall-time.ts';
import { dateWriter } from '#domain/language/date-writer.ts';
import { type Language, languageFacts } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { decimalsOf } from '#domain/money/currency.ts';
import { mailWords } from './words/mail-words.ts';

// Kept by `memoize`: making a formatter takes longer than composing a mail with it.
const decimals = memoize(decimalsOf);
const moneyFormat = memoize((key: string) => {
  const [language, currency = ''] = key.split(' ') as [Language, string];
  return new Intl.NumberFormat(languageFacts[language].locale, { style: 'currency', currency });
});
const numberFormat = memoize(
  (l: Language) => new Intl.NumberFormat(languageFacts[l].locale, { maximumFractionDigits: 3 }),
);
const percentFormat = memoize(
  (l: Language) => new Intl.NumberFormat(languageFacts[l].locale, { style: 'percent', maximumFractionDigits: 2 }),
);
const weekdayFormat = memoize(
  (l: Language) => new Intl.DateTimeFormat(languageFacts[l].locale, { weekday: 'long', timeZone: 'UTC' }),
);

const instantFormat = memoize((key: string) => {
  const [language, timeZone] = key.split(' ') as [Language, string];
  return dateWriter(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
});

const dayFormat = memoize((key: string) => {
  const [language, timeZone] = key.split(' ') as [Language, string];
  return dateWriter(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
});

const clockFormat = memoize((key: string) => {
  const [language, timeZone] = key.split(' ') as [Language, string];
  return new Intl.DateTimeFormat(languageFacts[language].locale, { timeStyle: 'short', timeZone });
});

/** The colon after a label, with its space before it in French. */
export function colonIn(language: Language): string {
  return mailWords[language].colon;
}

/** 1234 → "12,34 €" or "1 234 ₫", in the shopper's language and the shop's currency. */
export function formatCents(cents: number, language: Language, currency: string): string {
  return moneyFormat(`${language} ${currency}`).format(toDecimal(cents, decimals(currency)));
}

const signOf = (unit: string): string | undefined => ({ KG: 'kg', LITRE: 'l' })[unit];

/** What one unit of sale costs: "2,99 €/kg" of what is weighed, else the amount alone. */
export function formatPricePer(cents: number, unit: string, language: Language, currency: string): string {
  const sign = signOf(unit);
  return formatCents(cents, language, currency) + (sign ? `/${sign}` : '');
}

/** 1500 of a product sold by the kilogram → "1,5 kg"; other units of sale are simply counted. */
export function formatQuantity(milli: number, unit: string, language: Language): string {
  const count = numberFormat(language).format(milli / 1000);
  const sign = signOf(unit);
  return sign ? `${count}\u00a0${sign}` : count;
}

/** 550 → "5,5 %". */
export function formatRate(basisPoints: number, language: Language): string {
  return percentFormat(language).format(basisPoints / 10_000);
}

/** The name of an ISO weekday, 1 is Monday. */
export function weekdayName(iso: number, language: Language): string {
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, iso));
  return weekdayFormat(language).format(day);
}

/** An instant by the clocks of a time zone (such as Europe/Paris): "23 November 2026 at 11:00". */
export function formatInstant(at: Date, language: Language, timeZone: string): string {
  return instantFormat(`${language} ${timeZone}`)(at);
}

/** Day and hours of a time slot, as pages say them: "mercredi 25 novembre, 10:00 – 12:00". */
export function formatSpan(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  language: Language,
  timeZone: string,
): string {
  const key = `${language} ${timeZone}`;
  const [from, to] = [startsAt, endsAt].map((at) => clockFormat(key).format(at));
  return `${dayFormat(key)(startsAt)}, ${from} – ${to}`;
}

const shortDayFormat = memoize((key: string) => {
  const [language, timeZone] = key.split(' ') as [Language, string];
  return dateWriter(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
});

/** The same in as few letters as a label has room for, its hours never broken over lines: "mer. 25 nov., 10:00 – 12:00". */
export function formatShortSpan(
  { start, end, timeZone }: { start: Date; end: Date; timeZone: string },
  language: Language,
): string {
  const key = `${language} ${timeZone}`;
  const [from, to] = [start, end].map((at) => clockFormat(key).format(at));
  return `${shortDayFormat(key)(start)}, ${from}\u00a0–\u00a0${to}`;
}

/** Opening hours, equal days that follow each other in one line: "mardi – dimanche : 08:30–20:00". */
export function formatHours(
  hours: readonly { weekday: number; opens: string; closes: string }[],
  language: Language,
): string[] {
  const days = isoWeekdays.map((weekday) => ({
    weekday,
    text: hours
      .filter((h) => h.weekday === weekday)
      .map((h) => `${h.opens}–${h.closes}`)
      .join(', '),
  }));
  const runs: { from: number; to: number; text: string }[] = [];
  for (const { weekday, text } of days) {
    const last = runs.at(-1);
    if (last && last.text === text) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, text });
  }
  return runs
    .filter((run) => run.text !== '')
    .map(({ from, to, text }) => {
      const name = weekdayName(from, language);
      return `${from === to ? name : `${name} – ${weekdayName(to, language)}`}${colonIn(language)} ${text}`;
    });
}
