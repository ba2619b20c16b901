import { desc, eq } from 'drizzle-orm';
import { type Page, toPage } from '#contract/page.ts';
import type { StaffReview } from '#contract/review-moderation.ts';
import type { Language } from '#domain/language/language.ts';
import type { ReviewStatus } from '#domain/reviews/review-status.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { writtenAt } from './moderate-review.ts';
import { namedProduct, nameOfProduct } from './named-product.ts';

type Asked = { page: number; perPage: number; status?: ReviewStatus | undefined; language: Language };

/** A page of all reviews as staff see them, the newest first. */
export async function selectAllReviews(db: Db, { status, language, ...asked }: Asked): Promise<Page<StaffReview>> {
  const which = status && eq(reviews.status, status);
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
    .where(which)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  const items = rows.map(({ review, ...row }) => {
    const { id, rating, title, text, language, status, answer, customerId, createdAt, moderatedAt } = review;
    return {
      ...{ id, rating, title, text, language, status, answer, customerId },
      ...row,
      createdAt: createdAt.toISOString(),
      writtenAt: writtenAt(review),
      moderatedAt: moderatedAt?.toISOString() ?? null,
    };
  });
  return toPage(items, await db.$count(reviews, which), asked);
}
