import { type Language, languageFacts } from './language.ts';

/**
 * Writes dates and times of day as `Intl` does for a language, but the first of a month as the language says it: "1er
 * décembre", which `Intl` writes "1 décembre". Pages, mails and papers all write their dates by it.
 */
export function dateWriter(language: Language, options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const { locale, firstOfMonth } = languageFacts[language];
  const format = new Intl.DateTimeFormat(locale, options);
  return (at) => {
    const text = format.format(at);
    return firstOfMonth ? text.replace(/\b1(?= \D)/, firstOfMonth) : text;
  };
}
