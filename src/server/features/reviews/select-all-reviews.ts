import type { StaffReview } from '#contract/catalogue/review-moderation.ts';
import type { Page } from '#contract/page.ts';
import type { Language } from '#domain/language/language.ts';
import type { ReviewStatus } from '#domain/reviews/review.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { eq, inArray, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { namedProduct, nameOfProduct } from './select-own-reviews.ts';

type Asked = { page: number; perPage: number; status?: ReviewStatus | undefined; language: Language };

/** When a review was written as it stands. */
export const writtenAt = ({ createdAt, editedAt }: { createdAt: Date; editedAt: Date | null }): string =>
  (editedAt ?? createdAt).toISOString();

/** A page of all reviews as staff see them, the newest first. */
export async function selectAllReviews(
  db: Db,
  { language, ...asked }: Asked,
): Promise<Page<StaffReview> & { totalIsCapped: boolean }> {
  const found = await findPage(db, asked, reviewListing(asked.status));
  return toCappedPage(await readStaffReviews(db, found.ids, language), found, asked);
}

/** Reviews as staff see them, in the order of their ids. */
export async function readStaffReviews(db: Db, ids: readonly number[], language: Language): Promise<StaffReview[]> {
  const rows = await db
    .select({
      review: reviews,
      author: customers.name,
      orderNumber: orders.orderNumber,
      ...namedProduct,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(...nameOfProduct(language))
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(reviews.id, [...ids]));
  return inOrderOf(ids, rows, ({ review }) => review.id).map(({ review, ...row }) => {
    const { id, rating, title, text, language, status, answer, customerId, createdAt, moderatedAt, version } = review;
    return {
      id,
      rating,
      title,
      text,
      language,
      status,
      answer,
      customerId,
      version,
      ...row,
      createdAt: createdAt.toISOString(),
      writtenAt: writtenAt(review),
      moderatedAt: moderatedAt?.toISOString() ?? null,
    };
  });
}

/** The statement of the list. It is exported for the test that reads its plan. */
export function reviewListing(status: ReviewStatus | undefined): Listing {
  const key = sql`${reviews.createdAt}`;
  const where = status && eq(reviews.status, status);
  return { from: sql`${reviews}`, id: sql`${reviews.id}`, key, direction: 'desc', where };
}
