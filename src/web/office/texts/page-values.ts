import type { StaffPageText } from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { hasPicture } from '#domain/pages/page-text.ts';
import { joinPicture, splitPicture } from '#domain/pages/text-picture.ts';

/** The text of a page as its form has it: the words of each language, one picture for all, and what it shows in each. */
export type PageValues = Record<Language, string> & {
  /** The address that it is served at. */
  picture: string | null;
  alt: Record<Language, string>;
};

export function pageValuesOf(text: Pick<StaffPageText, Language | 'key'>): PageValues {
  const split = inEach((language) =>
    hasPicture(text.key) ? splitPicture(text[language]) : { picture: null, words: text[language] },
  );
  return {
    ...inEach((language) => split[language].words),
    picture: languages.map((language) => split[language].picture?.address).find(Boolean) ?? null,
    alt: inEach((language) => split[language].picture?.alt ?? ''),
  };
}

/** The Markdown of each language. */
export function pageTextsOf({ picture, alt, ...words }: PageValues): Record<Language, string> {
  return inEach((language) =>
    joinPicture(picture === null ? null : { address: picture, alt: alt[language] }, words[language]),
  );
}
