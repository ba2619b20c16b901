import type { Language } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';

const countriesIn = memoize((language: Language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Where a product comes from: the name of a country by its two letters, or what was written instead ("Lorraine"). */
export function originName(origin: string, language: Language): string {
  return (/^[A-Z]{2}$/.test(origin) && countriesIn(language).of(origin)) || origin;
}
