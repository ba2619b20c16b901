import { Refusal } from '#contract/errors.ts';
import type { HomeText } from '#contract/shop/page-texts.ts';
import type { Language } from '#domain/language/language.ts';
import { homeTextFaults, parseHomeText } from '#domain/pages/home-text.ts';
import type { Db } from '#server/db/connection.ts';
import { fillGaps } from './render-text.ts';
import { selectPageTexts, selectValues } from './select-page-texts.ts';
import { findPicture, servedPicture } from './served-picture.ts';
import { shownText } from './shown-text.ts';

/** What staff have written for home, in a language; without, every part is empty. */
export async function readHomeText(db: Db, language: Language, publicUrl: string): Promise<HomeText> {
  const [stored, values] = await Promise.all([selectPageTexts(db), selectValues(db)]);
  const { heading, sentence, link, picture } = parseHomeText(
    shownText('home', language, stored.get('home')?.texts).text,
  );
  const filled = (text: string) => fillGaps(text, values);
  const [found, narrow] = await Promise.all(
    [picture?.address, picture?.narrow].map((named) => (named ? findPicture(db, named, publicUrl) : null)),
  );
  return {
    heading: filled(heading),
    sentence: filled(sentence),
    link: link && { ...link, label: filled(link.label) },
    picture: picture && found ? servedPicture(found, picture.alt, narrow) : null,
  };
}

/**
 * Throws `invalid` on the part of a language (`fr.link`) of home's text that is too long, leads nowhere, or names a picture
 * that the shop does not have.
 */
export async function checkHomeText(
  db: Db,
  texts: Partial<Record<Language, string | undefined>>,
  publicUrl: string,
): Promise<void> {
  const errors: Record<string, { message: string; parameters: Record<string, never> }[]> = {};
  for (const [language, markdown = ''] of Object.entries(texts)) {
    const text = parseHomeText(markdown);
    const refuse = (part: string, message: string) => {
      errors[`${language}.${part}`] = [{ message, parameters: {} }];
    };
    for (const [part, fault] of Object.entries(homeTextFaults(text)))
      refuse(part, fault === 'link' ? 'shop.homeLink' : 'validation.tooLong');
    for (const [part, named] of [
      ['picture', text.picture?.address],
      ['narrow', text.picture?.narrow],
    ] as const)
      if (named && (await findPicture(db, named, publicUrl)) === null) refuse(part, 'validation.picture');
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors });
}
