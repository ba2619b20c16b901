import type { StaffPageText } from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { hasPicture, type PageTextKey } from '#domain/pages/page-text.ts';
import { joinPicture, splitPicture } from '#domain/pages/text-picture.ts';
import type { ChangedTexts, pageTexts } from '#server/db/tables/page-texts.ts';
import { bundledText } from './bundled-text.ts';

export type StoredText = typeof pageTexts.$inferSelect;

/**
 * What a page shows in a language, as Markdown: what staff have written, else the program's own; and since when. Where they
 * have only set a picture, the program's own words follow it.
 */
export function shownText(key: PageTextKey, language: Language, changed: ChangedTexts = {}) {
  const bundled = bundledText(key, language);
  const own = changed[language];
  if (!own || !hasPicture(key)) return own ?? bundled;
  const { picture, words } = splitPicture(own.text);
  return { ...own, text: joinPicture(picture, words || bundled.text) };
}

/** What is kept of a text that staff send: nothing of the program's own. Empty: it is all that. */
export function keptText(key: PageTextKey, language: Language, text: string): string {
  const { text: bundled } = bundledText(key, language);
  if (!hasPicture(key)) return text === bundled ? '' : text;
  const { picture, words } = splitPicture(text);
  return joinPicture(picture, words === bundled ? '' : words);
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
