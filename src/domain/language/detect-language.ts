import { isLanguage, type Language } from './language.ts';

/** Where a language is looked for, the first that names one of ours wins: what was chosen before what the browser prefers. */
export const languageSources = ['query', 'cookie', 'localStorage', 'sessionStorage', 'browser', 'page'] as const;
export type LanguageSource = (typeof languageSources)[number];

/** What each source holds: a tag, several in their order (the browser's), or nothing. */
export type LanguageHints = { readonly [S in LanguageSource]?: string | readonly string[] | null | undefined };

/** The language and where it was found; null when no source names one. A region (`fr-CA`) counts as its language. */
export function detectLanguage(hints: LanguageHints): { language: Language; source: LanguageSource } | null {
  for (const source of languageSources) {
    const tags = [hints[source] ?? []].flat();
    const language = tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
    if (language) return { language, source };
  }
  return null;
}
