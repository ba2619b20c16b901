/** Turns numbers and dates into text; the same on the server and in the browser, or hydration would fail. */
export type Format = {
  language: string;
  /** ISO 4217 code of the deployment. */
  currency: string;
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
  /** A day: "21 novembre 2026"; short: "21/11/2026". `timeZone` is the store's, else the shop's. */
  date: (when: Date | string, style?: 'long' | 'short', timeZone?: string) => string;
  /** Day and time: "21 novembre 2026 à 10:30". */
  dateTime: (when: Date | string, timeZone?: string) => string;
  /** A time of day given as "08:30", in the language's habit. */
  time: (clock: string) => string;
  /** The name of an ISO weekday, 1 is Monday. */
  weekday: (iso: number, style?: 'long' | 'short') => string;
};

const made = new Map<string, Format>();
const defaultTimeZone = 'Europe/Paris';

/** The formatter of a language and currency, made once. */
export function formatFor(language: string, currency: string): Format {
  const key = `${language} ${currency}`;
  const format = made.get(key) ?? makeFormat(language, currency);
  made.set(key, format);
  return format;
}

function makeFormat(language: string, currency: string): Format {
  const locale = { fr: 'fr-FR', en: 'en-GB', vi: 'vi-VN' }[language] ?? language;
  const moneyFormat = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const dates = new Map<string, Intl.DateTimeFormat>();
  function dateFormat(name: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = `${name} ${timeZone}`;
    const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    dates.set(key, format);
    return format;
  }
  const number = (value: number) => plainSpaces(numberFormat.format(value));
  return {
    language,
    currency,
    decimals: moneyFormat.resolvedOptions().maximumFractionDigits ?? 2,
    money: (amount) => plainSpaces(moneyFormat.format(amount)),
    number,
    quantity: (value, unit) => (unit ? `${number(value)}\u00a0${unit}` : number(value)),
    percent: (value) => plainSpaces(percentFormat.format(value / 100)),
    date: (when, style = 'long', timeZone = defaultTimeZone) =>
      plainSpaces(dateFormat(style, timeZone, { dateStyle: style }).format(new Date(when))),
    dateTime: (when, timeZone = defaultTimeZone) =>
      plainSpaces(dateFormat('both', timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(when))),
    time: (clock) => {
      const at = new Date(`1970-01-01T${clock.slice(0, 5)}:00Z`);
      return plainSpaces(dateFormat('time', 'UTC', { timeStyle: 'short' }).format(at));
    },
    weekday: (iso, style = 'long') => {
      // 5 January 1970 was a Monday.
      const name = dateFormat(`day ${style}`, 'UTC', { weekday: style }).format(new Date(Date.UTC(1970, 0, 4 + iso)));
      return plainSpaces(name);
    },
  };
}

/** Engines differ in which narrow space they print: all of them become the plain no-break space. */
function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0');
}
