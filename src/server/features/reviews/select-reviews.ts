import type { Review } from '#contract/catalogue/reviews.ts';
import { Refusal } from '#contract/errors.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { reviews } from '#server/db/tables/reviews.ts';

/** The order proves that the product was bought; the review alone does not. */
const boughtByAuthor = and(
  eq(orderLines.productId, reviews.productId),
  eq(orders.customerId, reviews.customerId),
  eq(orders.status, 'completed'),
);

/** The approved reviews of a product, the newest first. Refuses `notFound` for what is unknown or hidden. */
export async function selectReviews(
  db: Db,
  query: { id: number; page: number; per_page: number },
): Promise<Page<Review>> {
  const shown = and(eq(reviews.productId, query.id), eq(reviews.status, 'approved'));
  const [product] = await db
    .select({ total: db.$count(reviews, shown) })
    .from(products)
    .where(and(eq(products.id, query.id), products.visible));
  if (!product) throw new Refusal('notFound');
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      language: reviews.language,
      answer: reviews.answer,
      author: sql<string>`split_part(trim(${customers.name}), ' ', 1)`,
      isVerified: sql<boolean>`${boughtByAuthor}`,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(shown)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return toPage(items, product.total, { page: query.page, perPage: query.per_page });
}
