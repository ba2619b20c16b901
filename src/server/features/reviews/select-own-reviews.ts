import type { listOwnReviews, OwnReview } from '#contract/catalogue/own-reviews.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { toPage } from '#contract/page.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, sql } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { findPurchase } from './find-purchase.ts';

/** The product of a review, in a statement that joins `products` and `nameOfProduct`; a hidden one has no address. */
export const namedProduct = {
  productId: products.id,
  productName: sql<string>`coalesce(${productTexts.name}, '')`,
  productSlug: sql<string | null>`case when ${products.visible} then ${products.slug} end`,
};

/** The texts of the product in a language, to be joined. */
export const nameOfProduct = (language: Language) =>
  [productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, language))] as const;

const ownOf = (customerId: number, productId?: number) =>
  and(eq(reviews.customerId, customerId), productId === undefined ? undefined : eq(reviews.productId, productId));

const selectOwn = (db: Db, language: Language) =>
  db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      language: reviews.language,
      status: reviews.status,
      answer: reviews.answer,
      createdAt: reviews.createdAt,
      ...namedProduct,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(...nameOfProduct(language));

type Asked = { customerId: number; page: number; perPage: number; productId?: number | undefined; language: Language };

/** A page of one's own reviews, the newest first, and whether one may write that of the product that was named. */
export async function selectOwnReviews(
  db: Db,
  { customerId, productId, language, ...asked }: Asked,
): Promise<OutputOf<typeof listOwnReviews>> {
  const own = ownOf(customerId, productId);
  const total = await db.$count(reviews, own);
  const rows = await selectOwn(db, language)
    .where(own)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  const isMissing = productId !== undefined && total === 0;
  const mayReview = isMissing && (await findPurchase(db, customerId, productId)) !== null;
  return { ...toPage(rows.map(toOwn), total, asked), mayReview };
}

/** One's own review of a product. Refuses `notFound` where there is none, whoever else may have written one. */
export async function findOwnReview(
  db: Db,
  { customerId, productId, language }: { customerId: number; productId: number; language: Language },
): Promise<OwnReview> {
  const [row] = await selectOwn(db, language).where(ownOf(customerId, productId));
  if (!row) throw new Refusal('notFound');
  return toOwn(row);
}

const toOwn = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
