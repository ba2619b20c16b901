import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import {
  productBarcodes,
  productPictures,
  products,
  productTexts,
  unreadBarcodes,
} from '#server/db/tables/catalogue.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { selectFigures } from './select-figures.ts';
import { selectPlanned } from './select-planned.ts';
import { toStaffProduct } from './to-staff-product.ts';

/** Who looks: the language of names, the decimals of the currency, and when. */
export type ViewedBy = { language: Language; decimals: number; now: Date };

/** Products as staff see them, in the order of their ids; those that are unknown or deleted are left out. */
export async function readProductViews(db: Db, ids: readonly number[], by: ViewedBy): Promise<StaffProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  const texts = await db
    .select()
    .from(productTexts)
    .where(inArray(productTexts.productId, [...ids]));
  const pictures = await db
    .select()
    .from(productPictures)
    .where(inArray(productPictures.productId, [...ids]))
    .orderBy(asc(productPictures.position));
  const barcodes = await db
    .select()
    .from(productBarcodes)
    .where(inArray(productBarcodes.productId, [...ids]))
    .orderBy(asc(productBarcodes.position));
  const unread = await db
    .select()
    .from(unreadBarcodes)
    .where(inArray(unreadBarcodes.productId, [...ids]))
    .orderBy(asc(unreadBarcodes.text));
  const ratings = await db
    .select({ productId: reviews.productId, tenths: sql<number>`round(avg(${reviews.rating}) * 10)::int` })
    .from(reviews)
    .where(and(inArray(reviews.productId, [...ids]), eq(reviews.status, 'approved')))
    .groupBy(reviews.productId);
  const figures = await selectPlanned(db, await selectFigures(db, ids, by.now), by.now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const own = {
      texts: texts.filter(({ productId }) => productId === id),
      pictureIds: pictures.filter(({ productId }) => productId === id).map(({ pictureId }) => pictureId),
      barcodes: barcodes.filter(({ productId }) => productId === id),
      unreadBarcodes: unread.filter(({ productId }) => productId === id).map(({ text }) => text),
      ratingTenths: ratings.find(({ productId }) => productId === id)?.tenths ?? null,
      figures: figures.get(id) ?? [],
    };
    return [toStaffProduct({ ...row, ...own }, by)];
  });
}
