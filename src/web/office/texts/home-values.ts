import type { StaffPageText } from '#contract/shop/page-texts.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { parseHomeText, writeHomeText } from '#domain/pages/home-text.ts';

/** What is told in each language; of the link its words, of the picture what it shows. */
export type HomeWords = { heading: string; sentence: string; link: string; alt: string };

/** The text of home as its form has it: its pictures and one link for all languages. */
export type HomeValues = Record<Language, HomeWords> & {
  /** The address that it is served at. */
  picture: string | null;
  /** Of the picture in its place on narrow screens. */
  narrow: string | null;
  linkTo: string;
};

export function homeValuesOf(text: Pick<StaffPageText, Language>): HomeValues {
  const parsed = languages.map((language) => [language, parseHomeText(text[language])] as const);
  const words = parsed.map(([language, { heading, sentence, link, picture }]) => [
    language,
    { heading, sentence, link: link?.label ?? '', alt: picture?.alt ?? '' },
  ]);
  const first = <T>(found: (one: (typeof parsed)[number][1]) => T | undefined) =>
    parsed.map(([, one]) => found(one)).find((one) => one !== undefined);
  return {
    ...(Object.fromEntries(words) as Record<Language, HomeWords>),
    picture: first(({ picture }) => picture?.address) ?? null,
    narrow: first(({ picture }) => picture?.narrow ?? undefined) ?? null,
    linkTo: first(({ link }) => link?.to) ?? '',
  };
}

/** The Markdown of each language. `origin` is the shop's own address, which people paste; a link without words is none. */
export function homeTextsOf(
  { picture, narrow, linkTo, ...words }: HomeValues,
  origin: string,
): Record<Language, string> {
  const typed = linkTo.trim();
  const to = (typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed) || '/';
  return Object.fromEntries(
    languages.map((language) => {
      const { heading, sentence, link, alt } = words[language];
      const shown = picture === null ? null : { address: picture, alt, narrow };
      return [
        language,
        writeHomeText({ heading, sentence, link: link.trim() ? { label: link, to } : null, picture: shown }),
      ];
    }),
  ) as Record<Language, string>;
}
