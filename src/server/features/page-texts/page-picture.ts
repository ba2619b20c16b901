import { Refusal } from '#contract/errors.ts';
import type { PageText } from '#contract/shop/page-texts.ts';
import type { Language } from '#domain/language/language.ts';
import { hasPicture, type PageTextKey } from '#domain/pages/page-text.ts';
import { longestAlt, splitPicture } from '#domain/pages/text-picture.ts';
import type { Db } from '#server/db/connection.ts';
import { findPicture, widestSize } from './served-picture.ts';

/** A page's text as the picture of staff, as the shop serves it, and the words. A picture that is gone is none. */
export async function splitText(
  db: Db,
  key: PageTextKey,
  text: string,
  publicUrl: string,
): Promise<{ picture: PageText['picture']; words: string }> {
  if (!hasPicture(key)) return { picture: null, words: text };
  const { picture, words } = splitPicture(text);
  const found = picture && (await findPicture(db, picture.address, publicUrl));
  return { picture: found && { ...widestSize(found), alt: picture.alt }, words };
}

/**
 * Throws `invalid` on the picture of a language (`fr.picture`) that the shop does not have, and on words about it that are
 * too long (`fr.alt`).
 */
export async function checkPicture(
  db: Db,
  texts: Partial<Record<Language, string | undefined>>,
  publicUrl: string,
): Promise<void> {
  const errors: Record<string, { message: string; parameters: Record<string, never> }[]> = {};
  for (const [language, text = ''] of Object.entries(texts)) {
    const { picture } = splitPicture(text);
    if (!picture) continue;
    const refuse = (part: string, message: string) => {
      errors[`${language}.${part}`] = [{ message, parameters: {} }];
    };
    if ((await findPicture(db, picture.address, publicUrl)) === null) refuse('picture', 'validation.picture');
    if (picture.alt.length > longestAlt) refuse('alt', 'validation.tooLong');
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors });
}
