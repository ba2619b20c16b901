import { Refusal } from '#contract/errors.ts';
import { pictureWidths } from '#domain/catalogue/picture-widths.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { pictures } from '#server/db/tables/catalogue.ts';

const path = /^\/pictures\/([0-9A-Za-z_-]{1,128})-(\d{1,5})\.webp$/;

/**
 * The shop's own address of a picture that the catalogue names, given as a path or under the shop's public address.
 * Nothing is ever fetched: every other address is refused `notFound`, with the same words for all.
 */
export async function findNamedPicture(db: Db, url: string, publicUrl: string): Promise<string> {
  const own = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const [, id, width] = path.exec(own) ?? [];
  const isWidth = (pictureWidths as readonly number[]).includes(Number(width));
  if (id === undefined || !isWidth) throw new Refusal('notFound');
  const [known] = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id));
  if (!known) throw new Refusal('notFound');
  return own;
}
