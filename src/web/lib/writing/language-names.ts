import type { Language } from '#domain/language/language.ts';

/** What each language calls itself, the same in every language. */
export const languageNames: Record<Language, string> = { fr: 'Français', en: 'English', vi: 'Tiếng Việt' };
