import type { StaffPageText } from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import type { PageTextKey } from '#domain/pages/page-text.ts';
import type { ChangedTexts, pageTexts } from '#server/db/tables/page-texts.ts';
import { bundledText } from './bundled-text.ts';

export type StoredText = typeof pageTexts.$inferSelect;

/** What a page shows in a language, as Markdown: what staff have written, else the program's own; and since when. */
export function shownText(key: PageTextKey, language: Language, changed: ChangedTexts = {}) {
  return changed[language] ?? bundledText(key, language);
}

/** A page's texts as staff read and write them; without a stored version they are the program's own. */
export function toStaffText(key: PageTextKey, stored: StoredText | undefined): StaffPageText {
  const text = (language: Language) => shownText(key, language, stored?.texts).text;
  return {
    key,
    version: stored?.version ?? 0,
    ...inEach(text),
    bundled: languages.filter((language) => !stored?.texts[language]),
    changedAt: stored?.changedAt.toISOString() ?? null,
  };
}
