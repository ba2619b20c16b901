import { eq, inArray } from 'drizzle-orm';
import { invalidFields } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { pictures, productPictures } from '#server/db/tables/catalogue.ts';

const address = /\/pictures\/([0-9A-Za-z_-]{1,128})-\d{1,5}\.(?:webp|avif)$/;

/** Sets the pictures of a product, by ids or addresses, in their order. Throws `invalid` for any that the shop does not serve. */
export async function writePictures(
  tx: Db,
  productId: number,
  named: readonly string[],
  publicUrl: string,
): Promise<void> {
  const ids = [...new Set(named.map((one) => pictureId(one, publicUrl)))];
  const known = await tx.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids));
  if (known.length < ids.length) throw invalidFields({ pictures: 'validation.picture' });
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  const rows = ids.map((pictureId, position) => ({ productId, position, pictureId }));
  if (rows.length > 0) await tx.insert(productPictures).values(rows);
}

/** An address of another host is the id of no picture, and refused as one that is unknown. */
function pictureId(named: string, publicUrl: string): string {
  const own = named.startsWith(`${publicUrl}/`) ? named.slice(publicUrl.length) : named;
  return (own.startsWith('/pictures/') && address.exec(own)?.[1]) || named;
}
