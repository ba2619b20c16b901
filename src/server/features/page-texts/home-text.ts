import { Refusal } from '#contract/errors.ts';
import type { HomeText } from '#contract/shop/page-texts.ts';
import { pictureWidths } from '#domain/catalogue/picture-widths.ts';
import type { Language } from '#domain/language/language.ts';
import { homeTextFaults, parseHomeText } from '#domain/pages/home-text.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { pictureIdOf, pictureUrl } from '#server/services/product/picture-url.ts';
import { fillGaps } from './render-text.ts';
import { selectPageTexts, selectValues } from './select-page-texts.ts';
import { shownText } from './shown-text.ts';

const widest = pictureWidths[pictureWidths.length - 1] ?? 1200;

/** What staff have written for home, in a language; without, every part is empty. */
export async function readHomeText(db: Db, language: Language, publicUrl: string): Promise<HomeText> {
  const [stored, values] = await Promise.all([selectPageTexts(db), selectValues(db)]);
  const { heading, sentence, link, picture } = parseHomeText(
    shownText('home', language, stored.get('home')?.texts).text,
  );
  const filled = (text: string) => fillGaps(text, values);
  return {
    heading: filled(heading),
    sentence: filled(sentence),
    link: link && { ...link, label: filled(link.label) },
    picture: picture && (await servedPicture(db, picture, publicUrl)),
  };
}

async function servedPicture(db: Db, { address, alt }: { address: string; alt: string }, publicUrl: string) {
  const [row] = await db
    .select()
    .from(pictures)
    .where(eq(pictures.id, pictureIdOf(address, publicUrl)));
  if (!row) return null;
  const { id, width, height, color } = row;
  const part = Math.min(1, widest / width);
  return {
    url: pictureUrl(id, widest),
    width: Math.round(width * part),
    height: Math.round(height * part),
    color,
    alt,
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
    if (text.picture && (await servedPicture(db, text.picture, publicUrl)) === null)
      refuse('picture', 'validation.picture');
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors });
}
