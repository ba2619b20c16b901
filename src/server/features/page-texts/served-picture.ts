import type { HomeText } from '#contract/shop/page-texts.ts';
import { pictureWidths } from '#domain/catalogue/picture-widths.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { pictureIdOf, pictureUrl } from '#server/services/product/picture-url.ts';

const widest = pictureWidths[pictureWidths.length - 1] ?? 1200;

type Picture = Pick<typeof pictures.$inferSelect, 'id' | 'width' | 'height' | 'color'>;

/** The picture by its id or an address of it; null: the shop has none such. */
export async function findPicture(db: Db, named: string, publicUrl: string): Promise<Picture | null> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(eq(pictures.id, pictureIdOf(named, publicUrl)));
  return row ?? null;
}

/** A picture as home shows it, with the one for narrow screens where there is one. */
export function servedPicture(
  picture: Picture,
  alt: string,
  narrow: Picture | null = null,
): NonNullable<HomeText['picture']> {
  return { ...widestSize(picture), alt, narrow: narrow && widestSize(narrow) };
}

/** The address of its widest size, with the pixels of that. */
export function widestSize({ id, width, height, color }: Picture) {
  const part = Math.min(1, widest / width);
  return { url: pictureUrl(id, widest), width: Math.round(width * part), height: Math.round(height * part), color };
}
