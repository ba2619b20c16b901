import type { Language } from '#domain/language/language.ts';

/** The locale whose habits a language follows. */
export const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', vi: 'vi-VN' };

/** What each language calls itself, the same in every language. */
export const languageNames: Record<Language, string> = { fr: 'Français', en: 'English', vi: 'Tiếng Việt' };
