import type { Numerals } from './numerals.ts';

/** What is to be known of a language beside its words. */
export type LanguageFacts = Numerals & {
  /** What it calls itself, the same in every language. */
  name: string;
  /** The locale whose habits it follows. */
  locale: string;
  /** Left out where names of goods begin with what they are (`jus de pomme`); true where they end with it (`apple juice`). */
  isHeadLast?: true;
  /** How it writes the first day of a month before the month's name, where that is no plain number. */
  firstOfMonth?: string;
  /** Left out where the Latin fonts have all its letters. */
  fonts?: 'vietnamese';
};

const belowTwo = (count: number) => count < 2;
const onlyOne = (count: number) => count === 1;
const none = () => false;

/** All languages in the order in which they are offered. Another one is a line here, and its words (CONTRIBUTING.md). */
const facts = {
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    decimal: ',',
    group: '\u00a0',
    percent: '\u00a0%',
    isOne: belowTwo,
    firstOfMonth: '1er',
  },
  en: { name: 'English', locale: 'en-GB', decimal: '.', group: ',', percent: '%', isOne: onlyOne, isHeadLast: true },
  vi: { name: 'Tiếng Việt', locale: 'vi-VN', decimal: ',', group: '.', percent: '%', isOne: none, fonts: 'vietnamese' },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof facts;
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = facts;
export const languages = Object.keys(facts) as unknown as readonly [Language, ...Language[]];

/** The first language and the fallback. */
export const defaultLanguage: Language = 'fr';

export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text);
}

/**
 * The language that an `Accept-Language` header likes best among ours, by its weights and then its order; a region
 * (`fr-CA`) counts as its language. Null when it names none, so that the caller goes on to its next source.
 */
export function matchAcceptLanguage(header: string | null | undefined): Language | null {
  let best: { language: Language; weight: number } | null = null;
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const language = tag.split('-')[0] ?? '';
    const weight = weightOf(parameters);
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? null;
}

/** The `q` of a language, 1 unless given; what cannot be read counts for nothing. */
function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
  if (q === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : 0;
}
