import { languages } from '#domain/language/language.ts';
import { ratingBounds, reviewLimits, reviewStatuses } from '#domain/reviews/review.ts';
import { line, mayBeMissing, pageNumber, perPage, rowId, rowVersion, text } from '../fields.ts';
import { cappedPage, page } from '../page.schema.ts';
import { z } from '../zod.ts';

const said = {
  id: z.number(),
  /** Stars, 1 to 5. */
  rating: z.number(),
  /** Plain text; may be empty, as the text. */
  title: z.string(),
  text: z.string(),
  language: z.enum(languages),
  /** What the shop answers; empty: nothing. */
  answer: z.string(),
  createdAt: z.string(),
};

export const review = z
  .object({
    ...said,
    /** The first name of who wrote it; empty when the account is gone. */
    author: z.string(),
    /** Whether the line of an order that it names is of this product, and of a completed order of whoever wrote it. */
    isVerified: z.boolean(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof review>;

const product = {
  productId: z.number(),
  productName: z.string(),
  /** The address of the product's page; null while the product is hidden. */
  productSlug: z.string().nullable(),
};
const status = z.enum(reviewStatuses);

export const ownReview = z.object({ ...said, ...product, status }).meta({ id: 'OwnReview' });
export type OwnReview = z.output<typeof ownReview>;

export const staffReview = z
  .object({
    ...said,
    ...product,
    status,
    author: z.string(),
    customerId: z.number(),
    /** The order that the product was bought in. */
    orderNumber: z.string().nullable(),
    /** When it was written or last edited: what a decision on it is about. */
    writtenAt: z.string(),
    version: z.number(),
    moderatedAt: z.string().nullable(),
  })
  .meta({ id: 'StaffReview' });
export type StaffReview = z.output<typeof staffReview>;

export const listReviews = {
  summary: 'What customers who bought a product say of it: the reviews that staff have approved, the newest first',
  input: z.object({ id: rowId, page: pageNumber, per_page: perPage(10) }),
  output: page(review),
};

const written = {
  id: rowId,
  rating: z
    .number('validation.rating')
    .int('validation.rating')
    .min(ratingBounds.min, 'validation.rating')
    .max(ratingBounds.max, 'validation.rating'),
  title: mayBeMissing(line(reviewLimits.title)),
  text: mayBeMissing(text(reviewLimits.text)),
};
const ofProduct = z.object({ id: rowId });

export const addReview = {
  summary:
    'Review a product that the caller bought in a completed order (else 403), once (else 409); staff look at it first',
  input: z.object(written),
  output: ownReview,
};
export const editReview = {
  summary: 'Write one’s own review of a product anew; it waits for staff again',
  input: z.object(written),
  output: ownReview,
};
export const withdrawReview = {
  summary: 'Withdraw one’s own review of a product',
  input: ofProduct,
  output: z.null(),
};

export const listOwnReviews = {
  summary: 'One’s own reviews, the newest first; with `product_id` the one of a product, and whether one may write it',
  input: z.object({ page: pageNumber, per_page: perPage(10), product_id: rowId.optional() }),
  output: page(ownReview).extend({
    /** Whether the caller bought the product and has not reviewed it; false where no product was named. */
    mayReview: z.boolean(),
  }),
};

export const listAllReviews = {
  summary: 'Every review, the newest first, in any state or the one that is named',
  input: z.object({ page: pageNumber, per_page: perPage(10), status: status.optional() }),
  output: cappedPage(staffReview),
};

export const moderateReview = {
  summary:
    'Approve a review, turn it down, or answer it; what is left out stays. A stale `version` answers 409 with the review',
  input: z.object({
    id: rowId,
    status: z.enum(reviewStatuses, 'validation.invalid').optional(),
    answer: text(reviewLimits.answer).optional(),
    /** As it was read: a review that was edited since is refused (409). */
    writtenAt: line(40).optional(),
    /** The version that was read: another one now is 409, with the fresh review. */
    version: rowVersion.optional(),
  }),
  output: z.object({
    id: z.number(),
    status,
    answer: z.string(),
    moderatedAt: z.string().nullable(),
    version: z.number(),
  }),
};
