import type { addReview, OwnReview } from '#contract/catalogue/own-reviews.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, type SQL, sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import type { Write } from '#server/db/transact.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { announceRatings } from '#server/services/shelf/announce-ratings.ts';
import { findPurchase } from './find-purchase.ts';
import { findOwnReview } from './select-own-reviews.ts';

type ReviewWrite = Write & { who: Pick<Identity, 'customerId'>; language: Language; now: Date };
type Written = ParsedOf<typeof addReview>;

/** Throws `notFound` for a product that is unknown or hidden. */
export async function findProduct(db: Db, id: number): Promise<void> {
  if ((await db.$count(products, and(eq(products.id, id), products.visible))) === 0) throw new Refusal('notFound');
}

/**
 * Writes a customer's review of a product, in the language of their pages; it waits for staff. Throws `notFound`,
 * `forbidden` for who has not bought the product in a completed order, `conflict` for a second one.
 */
export async function writeReview(
  { tx, who, language, now }: ReviewWrite,
  { id, ...said }: Written,
): Promise<OwnReview> {
  const at = { customerId: who.customerId, productId: id };
  await findProduct(tx, id);
  const orderLineId = await findPurchase(tx, at.customerId, id);
  if (orderLineId === null) throw new Refusal('forbidden');
  const row = { ...at, orderLineId, ...said, language, createdAt: now };
  const added = await tx.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id });
  if (added.length === 0) throw new Refusal('conflict');
  return findOwnReview(tx, { ...at, language });
}

/** Writes one's own review anew: it is shown no more until staff have approved it again. Throws `notFound`. */
export async function rewriteReview(
  { tx, announce, who, language, now }: ReviewWrite,
  { id, rating, title = '', text = '' }: Written,
): Promise<OwnReview> {
  const which = await lockOwn(tx, who.customerId, id);
  await announceWhereShown({ tx, announce }, which);
  const said = { rating, title, text, language, editedAt: now };
  await tx
    .update(reviews)
    .set({ ...said, status: 'pending', moderatedAt: null, moderatedBy: null, version: sql`${reviews.version} + 1` })
    .where(which);
  return findOwnReview(tx, { customerId: who.customerId, productId: id, language });
}

/** Deletes one's own review of a product. Throws `notFound`. */
export async function deleteReview(
  { tx, announce, who }: Write & Pick<ReviewWrite, 'who'>,
  productId: number,
): Promise<null> {
  const which = await lockOwn(tx, who.customerId, productId);
  await announceWhereShown({ tx, announce }, which);
  await tx.delete(reviews).where(which);
  return null;
}

/** Throws `notFound` where the customer has not reviewed the product, whoever else may have. */
export async function findOwn(db: Db, customerId: number, productId: number): Promise<void> {
  if ((await db.$count(reviews, ownOf(customerId, productId))) === 0) throw new Refusal('notFound');
}

async function lockOwn(tx: Db, customerId: number, productId: number) {
  const which = ownOf(customerId, productId);
  const [own] = await tx.select({ id: reviews.id }).from(reviews).where(which).for('update');
  if (!own) throw new Refusal('notFound');
  return which;
}

const ownOf = (customerId: number, productId: number) =>
  and(eq(reviews.customerId, customerId), eq(reviews.productId, productId));

/** A review that was not shown changes no page. */
const announceWhereShown = (write: Write, which: SQL | undefined) =>
  announceRatings(write, and(which, eq(reviews.status, 'approved')));
