import { type Language, languages } from './language.ts';

/** What is said in some of the languages. */
export type InSome<T> = Readonly<Partial<Record<Language, T>>>;

/** The same of each language. */
export function inEach<T>(of: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>;
}

/** What is said in a language: where nothing is, what the first of the others says. Undefined: none says anything. */
export function saidIn<T>(texts: InSome<T> | null | undefined, language: Language): T | undefined {
  return texts?.[language] ?? languages.map((one) => texts?.[one]).find((text) => text !== undefined && text !== null);
}
