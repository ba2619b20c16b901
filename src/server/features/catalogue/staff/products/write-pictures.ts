import { invalidFields } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { pictures, productPictures } from '#server/db/tables/catalogue.ts';
import { pictureIdOf } from '#server/services/product/picture-url.ts';

/** Sets the pictures of a product, by ids or addresses, in their order. Throws `invalid` for any that the shop does not serve. */
export async function writePictures(
  tx: Db,
  productId: number,
  named: readonly string[],
  publicUrl: string,
): Promise<void> {
  const ids = [...new Set(named.map((one) => pictureIdOf(one, publicUrl)))];
  const known = await tx.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids));
  if (known.length < ids.length) throw invalidFields({ pictures: 'validation.picture' });
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  const rows = ids.map((pictureId, position) => ({ productId, position, pictureId }));
  if (rows.length > 0) await tx.insert(productPictures).values(rows);
}
